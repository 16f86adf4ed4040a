/** Mail programs show about a hundred characters of a preheader after the subject. */
const MAX_CHARACTERS = 400;
const HIDDEN =
  /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0|opacity\s*:\s*0(?![.\d])|max-height\s*:\s*0|mso-hide\s*:\s*all/i;
const FILLERS = /(?:[\s\p{Cf}\u115f\u17b4]|\u034f)+/gu;

/**
 * A preheader is a few hidden words before all visible text, as in most newsletters. The page is parsed but not shown,
 * so text that only a style sheet hides is not found.
 */
export function hasOnlyPreheader(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  let hidden = '';
  let isVisibleSeen = false;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = (node.textContent ?? '').replaceAll(FILLERS, '');
    const parent = node.parentElement;
    if (text === '' || parent === null || parent.closest('style, script, title') !== null) continue;
    if (!isHidden(parent)) isVisibleSeen = true;
    else if (isVisibleSeen) return false;
    else hidden += text;
  }
  return hidden !== '' && hidden.length <= MAX_CHARACTERS;
}

function isHidden(element: Element): boolean {
  for (let at: Element | null = element; at !== null; at = at.parentElement)
    if (at.hasAttribute('hidden') || HIDDEN.test(at.getAttribute('style') ?? '')) return true;
  return false;
}
