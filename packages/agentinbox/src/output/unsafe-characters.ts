/** Control, format and invisible characters, among them bidirectional overrides and the tags of Unicode. */
export const UNSAFE_CHARACTERS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
