import { expect } from 'vitest'

/** Every colour an SVG names. The grain has none: it is made by its filter. */
export const coloursOf = (svg: string): string[] => [...new Set(svg.match(/#[0-9A-Fa-f]{6}\b/g) ?? [])]

/** Tags are closed in order, attributes are quoted once, and what is referred to exists. */
export function expectWellFormed(svg: string): void {
  const open: string[] = []
  for (const [tag, closing, name = '', attributes = '', self] of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<&]*")*)\s*(\/?)>/g)) {
    if (closing) expect(open.pop(), tag).toBe(name)
    else if (!self) open.push(name)
    const names = [...attributes.matchAll(/([\w:-]+)=/g)].map(([, key]) => key)
    expect(new Set(names).size, tag).toBe(names.length)
  }
  expect(open).toEqual([])
  expect(svg.replace(/<[^<>]*>/g, '')).toBe('')
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids.has(id), id).toBe(true)
}
