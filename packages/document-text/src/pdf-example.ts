/** A page with a word in a font of this subtype. */
export const examplePage = (font: string): string => `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents[4 0 R]/Resources<</Font<</F 5 0 R>>>>>>endobj
4 0 obj<</Length 24>>stream
BT /F 9 Tf (x) Tj ET   .
endstream endobj
5 0 obj<</Type/Font/Subtype/${font}>>endobj
trailer<</Root 1 0 R>>`;
