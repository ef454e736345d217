// nothing here is translated: data of the demo world
import type { Theme } from './domain/theme.ts'

const goodNews = { day: { sea: '#1b6656', sun: '#80530a', stop: '#9a1d2d' }, night: { sea: '#7fd1b5', sun: '#f0c274', stop: '#ff9d92' } }

/** Warm paper, deep ink, terracotta. */
const sojourn: Theme = {
  day: {
    ...goodNews.day,
    ...{ paper: '#f6f0e4', sheet: '#fdf9f1', well: '#ebe3d3', skeleton: '#e6dcc9' },
    ...{ ink: '#17283a', 'ink-2': '#44505c', 'ink-3': '#5d656e', rule: '#dcd1be', 'rule-2': '#b9ac95', field: '#857a68' },
    ...{ accent: '#b03d26', 'accent-hover': '#963119', 'on-accent': '#fff8ef', 'accent-text': '#b03d26' },
    ...{ bar: '#f6f0e4', 'on-bar': '#17283a', 'on-bar-2': '#44505c', 'bar-rule': '#dcd1be', 'bar-mark': '#17283a' },
  },
  night: {
    ...goodNews.night,
    ...{ paper: '#0e1722', sheet: '#15212e', well: '#0a111a', skeleton: '#1d2a38' },
    ...{ ink: '#f4ebdc', 'ink-2': '#c6c5bf', 'ink-3': '#9ca5ae', rule: '#263444', 'rule-2': '#43566a', field: '#72849a' },
    ...{ accent: '#f08a62', 'accent-hover': '#f7a07d', 'on-accent': '#2a0f06', 'accent-text': '#f08a62' },
    ...{ bar: '#0e1722', 'on-bar': '#f4ebdc', 'on-bar-2': '#c6c5bf', 'bar-rule': '#263444', 'bar-mark': '#f4ebdc' },
  },
}

/** Navy and brass, square corners. Brass is a ground for navy text; where it would be text itself it is deeper. */
const blueHarbor: Theme = {
  day: {
    ...goodNews.day,
    ...{ paper: '#f5f6f3', sheet: '#ffffff', well: '#e8eae8', skeleton: '#dfe3e3' },
    ...{ ink: '#0e2240', 'ink-2': '#3e4c62', 'ink-3': '#596475', rule: '#d5d9d9', 'rule-2': '#aab2ba', field: '#76808c' },
    ...{ accent: '#d2ac57', 'accent-hover': '#c59c42', 'on-accent': '#0e2240', 'accent-text': '#7a5a14' },
    ...{ bar: '#0e2240', 'on-bar': '#f3ebd8', 'on-bar-2': '#c9cbcf', 'bar-rule': '#35455f', 'bar-mark': '#d2ac57', r: '0px' },
  },
  night: {
    ...goodNews.night,
    ...{ paper: '#0a1526', sheet: '#101e34', well: '#071020', skeleton: '#1a2a44' },
    ...{ ink: '#f3ebd8', 'ink-2': '#c7c8c8', 'ink-3': '#9fa8b4', rule: '#22324b', 'rule-2': '#40526d', field: '#7385a0' },
    ...{ accent: '#d2ac57', 'accent-hover': '#dfbe74', 'on-accent': '#0e2240', 'accent-text': '#d2ac57' },
    ...{ bar: '#081122', 'on-bar': '#f3ebd8', 'on-bar-2': '#c7c8c8', 'bar-rule': '#2a3a55', 'bar-mark': '#d2ac57', r: '0px' },
  },
}

/** White and one blue, one face: made for working in tables all day. */
const northwind: Theme = {
  day: {
    ...goodNews.day,
    ...{ paper: '#ffffff', sheet: '#ffffff', well: '#f1f3f5', skeleton: '#e6e9ec' },
    ...{ ink: '#121a24', 'ink-2': '#434d58', 'ink-3': '#5b6570', rule: '#e0e4e8', 'rule-2': '#b4bcc4', field: '#7c8792' },
    ...{ accent: '#0f5e8c', 'accent-hover': '#0b4a70', 'on-accent': '#ffffff', 'accent-text': '#0f5e8c' },
    ...{ bar: '#ffffff', 'on-bar': '#121a24', 'on-bar-2': '#434d58', 'bar-rule': '#e0e4e8', 'bar-mark': '#121a24' },
    ...{ display: '"Figtree Variable", system-ui, sans-serif' },
  },
  night: {
    ...goodNews.night,
    ...{ paper: '#10151b', sheet: '#171d25', well: '#0b0f14', skeleton: '#202832' },
    ...{ ink: '#eef1f4', 'ink-2': '#c0c7ce', 'ink-3': '#98a2ad', rule: '#29323c', 'rule-2': '#465361', field: '#778595' },
    ...{ accent: '#6db8e3', 'accent-hover': '#8cc8ea', 'on-accent': '#06202f', 'accent-text': '#6db8e3' },
    ...{ bar: '#10151b', 'on-bar': '#eef1f4', 'on-bar-2': '#c0c7ce', 'bar-rule': '#29323c', 'bar-mark': '#eef1f4' },
    ...{ display: '"Figtree Variable", system-ui, sans-serif' },
  },
}

export const demoThemes = { sojourn, blueHarbor, northwind }
