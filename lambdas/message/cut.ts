/** These limits keep a cut summary below the item limit of DynamoDB. */
export const CUT_ITEMS = 20;
export const CUT_CHARACTERS = 300;

/** The cut never splits a surrogate pair. */
export function clip(text: string): string {
  return text.length <= CUT_CHARACTERS ? text : text.slice(0, CUT_CHARACTERS).toWellFormed();
}

export const clipUnlessNull = (text: string | null) => (text === null ? null : clip(text));

export const clipAll = (texts: readonly string[]) => texts.slice(0, CUT_ITEMS).map(clip);
