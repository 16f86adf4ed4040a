/** The list may be a repeated name (the HTTP API joins it with commas), a comma list or a JSON array (D-GEN-22). */
export function listFromText(text: string): unknown {
  if (text.startsWith('[')) {
    try {
      return JSON.parse(text);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
  return text.split(',');
}
