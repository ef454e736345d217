import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QrCode } from './qr-code.tsx'

// As another program (jsQR 1.4.0) reads it.
const SOJOURN = `
#######..#.##.#######
#.....#..##.#.#.....#
#.###.#.#.##..#.###.#
#.###.#.##.##.#.###.#
#.###.#.#.#.#.#.###.#
#.....#.#.##..#.....#
#######.#.#.#.#######
........##...........
#.#####...##..#####..
.##.#..#..######.#..#
#.##..#.....#.##.#.#.
#####...#.###########
###..####...#...#....
........#...#..##..##
#######..###.#.....#.
#.....#.##.....######
#.###.#.#.##.#.#...#.
#.###.#.#######.##...
#.###.#.##..#.#..#...
#.....#...#####..##..
#######.##..#....#.#.`

test('a text is drawn module by module as readers know it, with four light modules around it', () => {
  const html = renderToStaticMarkup(<QrCode text="sojourn" label="The key" />)
  expect(html).toContain('viewBox="0 0 29 29"')
  const dark = SOJOURN.trim()
    .split('\n')
    .flatMap((row, y) => [...row].flatMap((module, x) => (module === '#' ? [`M${x + 4},${y + 4}h1v1h-1z`] : [])))
  expect(html).toContain(`d="${dark.join('')}"`)
})

test('an address as long as authenticator apps get it has one', () => {
  expect(renderToStaticMarkup(<QrCode text={`otpauth://totp/${'x'.repeat(400)}`} label="The key" />)).toContain('<path')
})
