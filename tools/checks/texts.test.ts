import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@sojourn/i18n'
import {
  arranged,
  faultsOf,
  findBareTexts,
  findMessages,
  type Glossary,
  glossaryFaults,
  productMessages,
  sourceFiles,
  TEXT_FOLDERS,
  wordsOf,
} from '@sojourn/i18n/compile'
import { LOCALES, readCatalogue } from '@sojourn/i18n/server'
import { describe, expect, test } from 'vitest'
import { root } from '../root.ts'

const messages = productMessages(root)
const translated = LANGUAGES.map(({ tag }) => tag).filter((tag) => tag !== DEFAULT_LANGUAGE)
const read = (...path: string[]): unknown => JSON.parse(readFileSync(join(LOCALES, ...path), 'utf8'))
const sameAsEnglish = read('same-as-english.json') as Readonly<Record<string, readonly string[]>>
const glossaries = read('glossary.json') as Readonly<Record<string, Glossary>>
/** Where dates, numbers and money are written: by language, and in the kernel, which is handed one. */
const FORMATS = /^packages\/(i18n\/src\/|kernel\/src\/(money|dates)\.ts)/
const formattersIn = (source: string): string[] =>
  source.match(/\bIntl\.(?:DateTimeFormat|NumberFormat|RelativeTimeFormat|PluralRules|ListFormat)\b|\.toLocale(?:Date|Time)?String\(|(['"])en-(?:US|GB)\1/g) ??
  []
const englishOf = (key: string) => key.split('|')[0] ?? key

describe.each(translated)('the catalogues of %s', (language) => {
  const catalogue = readCatalogue(language)

  test('hold every text of the product once, in the file of its feature, and no other', () => {
    const files = arranged(messages, catalogue)
    const folder = join(LOCALES, language)
    const stored = new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
    expect([...stored.keys()].sort(), 'npm run texts puts them in order').toEqual([...files.keys()].sort())
    for (const [name, text] of files) expect(JSON.parse(stored.get(name) ?? '{}'), `${name}: npm run texts puts it in order`).toEqual(JSON.parse(text))
    expect(
      [...files].flatMap(([name, text]) => (text.match(/.*": ""/g) ?? []).map((line) => `${name}:${line}`)),
      'not translated',
    ).toEqual([])
  })

  test('keep the places, tags, plural forms, length and punctuation of each text', () => {
    const faults = Object.entries(catalogue).flatMap(([key, text]) => faultsOf(language, englishOf(key), text).map((fault) => `${key} → ${text}: ${fault}`))
    expect(faults).toEqual([])
  })

  test('say the terms of the glossary', () => {
    const faults = Object.entries(catalogue).flatMap(([key, text]) =>
      glossaryFaults(glossaries[language] ?? {}, englishOf(key), text).map((fault) => `${key} → ${text}: ${fault}`),
    )
    expect(faults).toEqual([])
  })

  test('leave in English only what is the same in both languages', () => {
    const same = Object.entries(catalogue).filter(([key, text]) => text === englishOf(key) && /\p{L}{2,}/u.test(wordsOf(text)))
    expect(same.map(([key]) => key).sort()).toEqual([...(sameAsEnglish[language] ?? [])].sort())
  })
})

describe('the texts of the sources', () => {
  const files = sourceFiles(root, TEXT_FOLDERS)

  test('all go through the message macro', () => {
    const bare = files.flatMap((file) => findBareTexts(file, readFileSync(join(root, file), 'utf8')))
    expect(bare.map(({ file, line, text }) => `${file}:${line}: ${text}`)).toEqual([])
  })

  test('have words, and no space at their ends', () => {
    const odd = messages.filter(
      ({ message, isRich }) => !/\p{L}{2,}/u.test(message.replaceAll(/\{\d+, plural,|\b(?:one|other) \{/g, '')) || (!isRich && message.trim() !== message),
    )
    expect(odd.map(({ file, line, message }) => `${file}:${line}: "${message}"`)).toEqual([])
  })

  test('write an apostrophe in one way', () => {
    const curly = messages.filter(({ message }) => message.includes('’'))
    expect(
      curly.map(({ file, line, message }) => `${file}:${line}: ${message}`),
      "' it is, in every English text",
    ).toEqual([])
  })

  test('have their dates, numbers and language tags from one place', () => {
    const elsewhere = sourceFiles(root, [...TEXT_FOLDERS, 'packages/kernel/src', 'packages/card-sdk/src', 'apps/server/src'])
      .filter((file) => !FORMATS.test(file))
      .flatMap((file) => formattersIn(readFileSync(join(root, file), 'utf8')).map((found) => `${file}: ${found}`))
    expect(elsewhere, 'packages/i18n/src/formats writes them in every language').toEqual([])
  })

  test('are said while a request is answered, where one process has several languages', () => {
    const early = files
      .filter((file) => /^apps\/(api|gateway)\//.test(file))
      .flatMap((file) => findMessages(file, readFileSync(join(root, file), 'utf8')).filter(({ isEarly }) => isEarly))
    expect(early.map(({ file, line, message }) => `${file}:${line}: ${message}`)).toEqual([])
  })
})

test('a formatter of its own and a written tag are found', () => {
  expect(formattersIn("new Intl.NumberFormat(tag); day.toLocaleDateString('en-GB'); text.toLocaleUpperCase(tag)")).toEqual([
    'Intl.NumberFormat',
    '.toLocaleDateString(',
    "'en-GB'",
  ])
})

test('[C5.1] a bare text, an early text and each fault of a translation are found', () => {
  const bare = (source: string) => findBareTexts('a.tsx', source).map(({ text }) => text)
  expect(bare('const a = <p title="Your card">Free <b>now</b></p>')).toEqual(['Your card', 'Free', 'now'])
  expect(bare("const label = { label: 'Rooms' }; const text = 'Nothing was charged.'; const t = `Held for ${n} minutes.`")).toEqual([
    'Rooms',
    'Nothing was charged.',
    'Held for … minutes.',
  ])
  expect(bare('const a = say`Held for ${n} minutes, ${`by the ${x} of it.`}`')).toEqual(['by the … of it.'])
  expect(bare("import a from 'A b.'; const a = <p className=\"Big text\">{say`Free`}</p>; throw new Error('Not here.')")).toEqual([])
  expect(bare("// not translated: a name\nconst a = 'Visa Electron card.'")).toEqual([])
  expect(findMessages('a.ts', "import { say } from '@sojourn/i18n'\nconst a = say`Early`; const b = () => say`Late`").map(({ isEarly }) => isEarly)).toEqual([
    true,
    false,
  ])
  expect(faultsOf('es-MX', 'Held for {0} minutes', 'Apartado')).toEqual(['has the places none instead of 0'])
  expect(faultsOf('es-MX', 'Read <0>this</0>', 'Lee esto')).toEqual(['has the tags none instead of </0> <0>'])
  expect(faultsOf('es-MX', '{0, plural, one {# night} other {# nights}}', '{0, plural, one {# noche} other {# noches}}')).toEqual([
    'has the plural forms one other instead of many one other',
  ])
  expect(faultsOf('es-MX', 'Really?', 'Seguro?')).toEqual(['lacks ¿ or ¡, or the mark they belong to'])
  expect(faultsOf('es-MX', 'Pay', 'Realizar el pago de la reserva')).toEqual(['has 30 characters, its English 3'])
  expect(faultsOf('fr-FR', 'Really?', 'Vraiment?')).toEqual(['has “t?”, which its language writes otherwise'])
  expect(faultsOf('de-DE', 'Choose "Edit"', 'Wählen Sie "Bearbeiten"')).toEqual(['has “"”, which its language writes otherwise'])
  expect(faultsOf('ja-JP', 'Rooms, guests', '部屋, 人数')).toEqual(['has “,”, which its language writes otherwise'])
  expect(faultsOf('ar', 'Rooms, guests', 'الغرف, الضيوف')).toEqual(['has “,”, which its language writes otherwise'])
  expect(faultsOf('es-MX', 'Pay', '')).toEqual(['is not translated'])
  expect(glossaryFaults({ booking: 'reserva' }, 'Your booking', 'Tu compra')).toEqual(['says booking otherwise than reserva'])
})
