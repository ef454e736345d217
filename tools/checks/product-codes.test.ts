import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PRODUCT_CODES } from '@sojourn/kernel'
import { expect, test } from 'vitest'
import { fromRoot } from '../root.ts'

/** Code that serves every product: it asks their rules and their port, and never which of them it has. */
const NEUTRAL = [
  ...['apps/api/src/flows', 'apps/api/src/modules', 'apps/api/src/http', 'apps/api/src/live'],
  ...['apps/web/src/features', 'apps/web/src/ui', 'apps/web/src/lib', 'apps/web/src/app'],
]
/** Parts of the site that serve every product: what they say and call things is no product's own. */
const WEB_WORDLESS = ['apps/web/src/features', 'apps/web/src/ui', 'apps/web/src/lib', 'apps/web/src/app']
/** What is looked at while developing is some product's. */
const EXAMPLE = /\.gallery\.tsx$|[/.]example(-[a-z]+)?\.ts$/
/** What is sold is known where it is filled in: the products of the demo organisations and their demo coupons. */
const NAMES_PRODUCTS = /(seed|demo)[a-z-]*\.ts$/
/** What plans are is a module of its own, which other parts ask for a person's benefits. */
const OWN_MODULE = /modules\/memberships\//
const TEST = /\.(test|testing)\.tsx?$/

const codes = PRODUCT_CODES.join('|')
const COMPARED = new RegExp(`(?:[!=]==?\\s*'(?:${codes})')|(?:'(?:${codes})'\\s*[!=]==?)|\\[[^\\]]*'(?:${codes})'[^\\]]*\\](?:\\.includes|\\s*as)`)
/** Nouns of every product. A person stays and a night falls everywhere: they are a product's where they are counted or bought. */
const WORDS =
  /\b(?:hotel|room|car|depot|flight|cabin|restaurant|rental|villa|holiday ?home|wallet credit|membership plan)s?\b|\b(?:an?|the|your|each|any|per|another) (?:stay|night)\b|\bnights\b/i

/** A room on a page is also space, and what is typed stays: only what can be meant as a product counts. */
const WEB_WORDS =
  /\b(hotels?|flights?|cabins?|restaurants?|cars?|holiday ?homes?|stays you booked|at the property|(?:a|an|another|this|the|your) (?:stay|room))\b/i
const withoutComments = (source: string): string => source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')

const filesIn = (folder: string): string[] =>
  readdirSync(fromRoot(folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !TEST.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))

const comparing = (source: string): boolean => COMPARED.test(source)
const namingOnSite = (source: string): boolean => WEB_WORDS.test(withoutComments(source))
const naming = (source: string): boolean => WORDS.test(source)
/** What may have them: `rooms` and `no_of_nights` are fields of calls that clients read (B5.3), older rows were stored with the words of what was sold first, and house ads say what is sold. */
const BY_OTHERS = /flows\/(tenders\/appl|trips\/price-in)|bookings\/snapshot\.ts$|\/legacy-[a-z]+\.ts$|ads\/ad-texts\.ts$/

test('neutral code compares no product codes', () => {
  const found = NEUTRAL.flatMap(filesIn).filter((file) => !NAMES_PRODUCTS.test(file) && comparing(readFileSync(file, 'utf8')))
  expect(found).toEqual([])
})

test('no flow and no module has the word of a product in it', () => {
  const files = ['apps/api/src/flows', 'apps/api/src/modules'].flatMap(filesIn).filter((file) => !BY_OTHERS.test(file) && !NAMES_PRODUCTS.test(file))
  expect(files.filter((file) => !OWN_MODULE.test(file) && naming(readFileSync(file, 'utf8')))).toEqual([])
})

test('no part of the site that serves every product has the word of one in it', () => {
  const files = WEB_WORDLESS.flatMap(filesIn).filter((file) => !EXAMPLE.test(file))
  expect(files.filter((file) => namingOnSite(readFileSync(file, 'utf8')))).toEqual([])
})

test.each(["if (checkout.product === 'WLT') return", "const NEVER = ['SUB', 'WLT'].includes(product)", "'CAR' !== code"])(
  'a planted comparison is found: %s',
  (source) => {
    expect(comparing(source)).toBe(true)
  },
)

test('a planted word is found', () => {
  expect(naming('// the rooms are free again')).toBe(true)
  for (const planted of ["const refusal = 'The car is gone.'", 'const nights = 3', 'why a stay is dear', 'at the depot', "'to buy wallet credit'"])
    expect(naming(planted), planted).toBe(true)
  expect(naming('what is applied stays applied, by night and day')).toBe(false)
})

test('a planted word of the site is found, a comment and space on the page are not', () => {
  for (const planted of ['<p>The hold on your stay has ended</p>', "const unit = 'hotel'", "label: 'Flights'"]) expect(namingOnSite(planted)).toBe(true)
  expect(namingOnSite('// where there is no room for it\nconst room = width / 3')).toBe(false)
  expect(namingOnSite('/** A list of hotels. */ const stays = true')).toBe(false)
})
