import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { disableControls } from './disable-controls.ts'

test('each control of a document is disabled once it is stored, its links and words stay', () => {
  const html = renderToString(
    <main title="<button>">
      <button type="button" className="wide">
        Cancel {'<input>'}
      </button>
      <button type="submit">Share</button>
      <input name="mail" />
      <select disabled />
      <textarea />
      <a href="/cars">Cars</a>
    </main>,
  )
  const still = disableControls(html)
  expect(still.match(/<(button|input|select|textarea)\b[^>]*/g)?.every((tag) => tag.includes(' disabled=""'))).toBe(true)
  expect(still.replaceAll(' disabled=""', '')).toBe(html.replaceAll(' disabled=""', ''))
})
