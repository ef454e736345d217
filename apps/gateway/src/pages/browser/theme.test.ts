import { expect, test } from 'vitest'
import { isAllowedParent } from './parent-origin.ts'
import { applyTheme } from './theme.ts'

function rootOf() {
  const set: Record<string, string> = {}
  const setProperty = (name: string, value: string) => void Object.assign(set, { [name]: value })
  const root = { dir: '', style: { setProperty } } as unknown as HTMLElement
  return { root, set }
}

test('[B7.12] a theme brings colours, a radius and a face', () => {
  const { root, set } = rootOf()
  applyTheme({ scheme: 'dark', ink: '#F4EBDC', sheet: 'rgb(21 33 46 / 90%)', radius: '3px', font: '"Figtree Variable", sans-serif' }, root)
  expect(set).toEqual({
    '--ink': '#F4EBDC',
    '--sheet': 'rgb(21 33 46 / 90%)',
    '--radius': '3px',
    '--font': '"Figtree Variable", sans-serif',
    'color-scheme': 'dark',
  })
})

test('[B7.12] a theme brings the direction of the page’s script, and no other word for it', () => {
  const { root } = rootOf()
  applyTheme({ direction: 'rtl' }, root)
  expect(root.dir).toBe('rtl')
  applyTheme({ direction: 'auto" onload="x' } as never, root)
  expect(root.dir).toBe('rtl')
})

test('[B7.12] a theme brings nothing else', () => {
  const { root, set } = rootOf()
  const hostile = { ink: 'url(https://evil.test)', radius: 'calc(1px + 1px)', font: 'x;background:url(//evil.test)', position: 'fixed', scheme: 'x' }
  applyTheme(hostile as never, root)
  expect(set).toEqual({})
})

test.each([
  ['http://localhost:4100', true],
  ['http://blue.localhost:4100', true],
  ['https://127.0.0.1', true],
  ['http://localhost.evil.test', false],
  ['http://evil-localhost:4100', false],
  ['null', false],
])('on one machine %s may drive a field: %s', (origin, allowed) => {
  expect(isAllowedParent(origin, 'loopback')).toBe(allowed)
})

test('elsewhere only the exact origins may', () => {
  expect(isAllowedParent('https://shop.test', ['https://shop.test'])).toBe(true)
  expect(isAllowedParent('https://shop.test.evil.test', ['https://shop.test'])).toBe(false)
  expect(isAllowedParent('http://localhost:4100', ['https://shop.test'])).toBe(false)
})
