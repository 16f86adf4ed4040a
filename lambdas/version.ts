/** `npm run generate` writes this file from package.json. */
export const VERSION = '0.1.0';
