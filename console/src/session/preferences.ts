/** Preferences survive signing out, so they never contain secrets. */
const OPENING = 'agent-inbox-opening';

export function openingMarksRead(): boolean {
  return localStorage.getItem(OPENING) !== 'keeps-unread';
}

export function setOpeningMarksRead(marks: boolean): void {
  if (marks) localStorage.removeItem(OPENING);
  else localStorage.setItem(OPENING, 'keeps-unread');
}
