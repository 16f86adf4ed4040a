import { StatusLine } from '../output/output.ts';

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const FRAME_MS = 80;
const PATIENCE_MS = 1_000;

export async function spinning<T>(
  what: string,
  work: Promise<T>,
  line: StatusLine = new StatusLine(),
): Promise<T> {
  if (!line.isShown) return work;
  let frame = 0;
  let drawing: NodeJS.Timeout | undefined;
  const begin = setTimeout(() => {
    drawing = setInterval(() => {
      frame += 1;
      line.show(`${FRAMES[frame % FRAMES.length]} ${what}`);
    }, FRAME_MS);
  }, PATIENCE_MS);
  try {
    return await work;
  } finally {
    clearTimeout(begin);
    clearInterval(drawing);
    if (frame > 0) line.erase();
  }
}
