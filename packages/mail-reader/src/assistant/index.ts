export { fencedText, type Segment } from './fenced-text.ts';
export { jsonLine, safeFields, safeText, shortLine, visibleLine, visibleText } from './safe-text.ts';
export {
  type AssistantMessage,
  clip,
  READING_DEFAULTS,
  type Shown,
  showMessage,
  showMessages,
  UNTRUSTED,
  unusualKind,
} from './show-messages.ts';
