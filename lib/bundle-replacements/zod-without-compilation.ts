/**
 * Runs before everything else in a bundle. zod writes and compiles a function for each object schema when it
 * first parses: that pays after some hundred parses, and an instance that was just started has a caller waiting.
 */
import * as z from 'zod';

z.config({ jitless: true });
