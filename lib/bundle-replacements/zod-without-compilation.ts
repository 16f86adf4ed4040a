/**
 * Runs before everything else in a bundle. zod compiles each object schema at its first parse, which pays off after
 * some hundred parses and delays the first caller.
 */
import * as z from 'zod';

z.config({ jitless: true });
