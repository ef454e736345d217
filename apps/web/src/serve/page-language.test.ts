import { LANGUAGES } from '@sojourn/i18n'
import { expect, test } from 'vitest'
import { pageLanguage } from './page-language.ts'

const asked: string[] = []

/** The language of a page for what a request says; `byApi` is what the API knows of the visitor. */
const languageOf = async (path: string, headers: Record<string, string> = {}, byApi: string | null = null) => {
  const page = await pageLanguage(new Request(`http://shop.test${path}`, { headers }), LANGUAGES, async () => {
    asked.push(path)
    return byApi
  })
  return page.language
}

const MEXICAN = { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' }

test('a page is in the language of its address, then of the cookie, then of the person, then of the browser, then of the site', async () => {
  expect(await languageOf('/?lang=es', { cookie: 'sojourn_language=en-US', 'accept-language': 'en' }, 'en-US')).toBe('es-MX')
  expect(await languageOf('/?lang=tlh', { ...MEXICAN, cookie: 'sojourn_language=en-US' }, 'es-MX')).toBe('en-US')
  expect(await languageOf('/', { cookie: 'sojourn_session=s', 'accept-language': 'en' }, 'es-MX')).toBe('es-MX')
  expect(await languageOf('/', MEXICAN)).toBe('es-MX')
  expect(await languageOf('/', { 'accept-language': 'tlh' }, 'es-MX')).toBe('es-MX')
  expect(await languageOf('/')).toBe('en-US')
})

test('the API is asked only where the request does not say', async () => {
  asked.length = 0
  await languageOf('/a', MEXICAN)
  await languageOf('/b', { cookie: 'sojourn_session=s; sojourn_language=es-MX' })
  await languageOf('/c', { cookie: 'sojourn_session=s', ...MEXICAN }, null)
  expect(asked).toEqual(['/c'])
})

test('what the address asked for is remembered, in the spelling of the language that is offered', async () => {
  const at = (url: string) => pageLanguage(new Request(url), LANGUAGES, async () => null)
  expect((await at('https://shop.test/?lang=ES')).setCookie).toMatch(/^__Host-sojourn_language=es-MX; Path=\/; .*HttpOnly; SameSite=Lax; Secure$/)
  expect((await at('http://shop.test/?lang=tlh')).setCookie).toBeNull()
})
