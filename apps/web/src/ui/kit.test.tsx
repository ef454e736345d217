import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { Combobox } from './combobox.tsx'
import { Field } from './field.tsx'
import { states } from './kit.gallery.tsx'

const nothing = () => {}

test.each(Object.entries(states))('every state of the kit renders without a style attribute, which the policy would block: %s', (_name, State) => {
  const Page = createRoutesStub([{ path: '/', Component: State }])
  const html = renderToStaticMarkup(<Page />)
  expect(html).not.toBe('')
  expect(html).not.toMatch(/\sstyle="/)
})

test('a wrong field is said to be wrong, with its words tied to it', () => {
  const html = renderToStaticMarkup(<Field id="coupon" label="Coupon" error="PLESE ENTER A VALID CUPON CODE" />)
  expect(html).toContain('aria-invalid="true"')
  expect(html).toContain('aria-describedby="coupon-note"')
  expect(html).toContain('id="coupon-note"')
})

test('[C2.17] a field that has more than it takes says how much, of an email and a password too, and keeps all of it', () => {
  const typed = 'x'.repeat(300)
  for (const [field, most] of [
    [<Field key="1" label="Name" limit={80} defaultValue={typed} />, 80],
    [<Field key="2" label="Email" type="email" defaultValue={typed} />, 254],
    [<Field key="3" label="Password" type="password" value={typed} onChange={nothing} />, 128],
  ] as const) {
    const html = renderToStaticMarkup(field)
    expect(html).toContain(`This can have at most ${most} characters. It has 300 now, so please shorten it.`)
    expect(html).toContain(`value="${typed}"`)
  }
})

test('a combobox before any script is a plain named field of its form', () => {
  const html = renderToStaticMarkup(<Combobox label="Where to?" name="destination" text="Lis" options={[]} onText={nothing} onChoose={nothing} empty="None" />)
  for (const fact of ['role="combobox"', 'name="destination"', 'value="Lis"', 'type="text"']) expect(/<input[^>]*>/.exec(html)?.[0]).toContain(fact)
  expect(html).toContain('aria-expanded="false"')
})
