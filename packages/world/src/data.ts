import { readFileSync } from 'node:fs'

/**
 * A file of `data/`, read when it is first needed. Its shape is not looked at here, for nothing of it comes from outside: `data.test.ts` parses every file
 * by its schema.
 */
export const readData = <Shape>(path: string): Shape => JSON.parse(readFileSync(new URL(`../data/${path}`, import.meta.url), 'utf8')) as Shape

/** A function that reads a file once. */
export function dataOf<Shape>(path: string): () => Shape {
  let read: Shape | undefined
  return () => {
    read ??= readData<Shape>(path)
    return read
  }
}
