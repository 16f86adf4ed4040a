/** The list may be a repeated name (the HTTP API joins it with commas), a comma list or a JSON array (D-GEN-22). */
export function listFromText(text: string): unknown {
  if (text.startsWith('[')) {
    const list = jsonOf(text);
    if (list !== undefined) return list;
  }
  return text.split(',');
}

/** Undefined if the text is not JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
