import { expect, test } from 'vitest'
import { schemeOf } from './scheme.ts'
import { themeCss } from './theme.ts'

test('[B2.8] a theme becomes variables with a day and a night', () => {
  const css = themeCss({ day: { ink: '#0e2240', '--r': '0px', display: '"Figtree Variable", sans-serif' }, night: { ink: '#f3ebd8' } })
  expect(css).toBe(':root{--ink:light-dark(#0e2240,#f3ebd8);--display:"Figtree Variable", sans-serif;--r:0px}')
})

test('[B2.8] a theme cannot close its rule, load anything or set what is not a token', () => {
  const day = { ink: 'red}body{display:none', paper: 'url(//evil.test)', accent: '#fff', zoom: '3', text: 'x;}</style><script>' }
  expect(themeCss({ day, night: { ink: '#fff', paper: '#000' } })).toBe('')
})

test('the plate follows a known choice and nothing else', () => {
  expect(schemeOf('a=b; scheme=dark')).toBe('dark')
  expect(schemeOf('scheme=<script>')).toBe('system')
  expect(schemeOf(null)).toBe('system')
})
