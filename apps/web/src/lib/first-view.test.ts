import { expect, test } from 'vitest'
import { hasFile } from './first-view.ts'

test('a browser has the files when its cookie names the style sheet of this build, and no other', () => {
  expect(hasFile('scheme=dark; files=app-1.css', '/assets/app-1.css')).toBe(true)
  expect(hasFile('files=app-0.css', '/assets/app-1.css')).toBe(false)
  expect(hasFile('profiles=app-1.css', '/assets/app-1.css')).toBe(false)
  expect(hasFile(null, '/assets/app-1.css')).toBe(false)
})
