import { expect, test } from 'vitest'
import { demoThemes } from './demo-themes.ts'
import { contrast } from './domain/contrast.ts'
import { checkTheme, type Theme } from './domain/theme.ts'

const changed = (day: Record<string, string>): Theme => ({ ...demoThemes.sojourn, day: { ...demoThemes.sojourn.day, ...day } })
const faults = (theme: Theme) => {
  const outcome = checkTheme(theme)
  return outcome.ok ? [] : (outcome.refusal.detail?.faults as { when: string; variable: string; reason: string }[])
}

test('contrast is that of WCAG: black on white 21, equal colours 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#777777')).toBe(1)
  expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2)
})

test('the three demo themes can be read by day and by night', () => {
  for (const theme of Object.values(demoThemes)) expect(faults(theme)).toEqual([])
})

test('a text too pale for its ground is refused by name', () => {
  expect(faults(changed({ 'ink-3': '#a8a8a8' }))).toContainEqual({ when: 'day', variable: 'ink-3', reason: expect.stringContaining('on paper') })
})

test('a hover under which the button text fades is refused too', () => {
  expect(faults(changed({ 'accent-hover': '#ffd9c9' })).map((fault) => fault.variable)).toContain('on-accent')
})

test('a value that is no colour, radius or face never reaches a style sheet', () => {
  const bads: Record<string, string>[] = [{ paper: 'red' }, { r: '3px;}body{display:none' }, { display: 'x;}@import url(evil)' }, { 'z-index': '9' }]
  for (const bad of bads) {
    expect(faults(changed(bad))).toHaveLength(1)
  }
})

test('a theme states every colour, so that none is checked against a guess', () => {
  const { paper: _, ...rest } = demoThemes.sojourn.day
  expect(faults({ ...demoThemes.sojourn, day: rest })).toEqual([{ when: 'day', variable: 'paper', reason: 'missing' }])
})
