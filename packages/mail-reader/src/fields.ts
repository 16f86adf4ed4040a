export { furtherCandidates, threadCandidates } from './header/references.ts';
export { savedName } from './mime/saved-name.ts';
export { clip, storable } from './text/storable-text.ts';
