import { expect, test } from 'vitest'
import { findMessages } from './find-messages.ts'
import { markOf, markSource } from './mark-texts.ts'
import { stampScript } from './stamp.ts'

const IMPORT = "import { plural, say, sayAs } from '@sojourn/i18n'\nimport { Say } from '@sojourn/i18n/react'\n"
const messages = (source: string) => findMessages('a.tsx', IMPORT + source).map(({ message, context }) => (context ? [message, context] : message))

test('texts are found as a catalogue names them', () => {
  expect(messages('const a = say`Held for ${minutes} minutes`; const b = sayAs("of a rate")`Free`')).toEqual(['Held for {0} minutes', ['Free', 'of a rate']])
  expect(messages("say`${plural(n, { one: '# night', other: '# nights' })} in ${place}`")).toEqual(['{0, plural, one {# night} other {# nights}} in {1}'])
  expect(messages('<Say>\n  Read <Link to="/terms">the <b>terms</b></Link>{" "}\n  first, {name}.<br />\n</Say>')).toEqual([
    'Read <0>the <1>terms</1></0> first, {2}.<3/>',
  ])
})

test('what the build could not put in place is refused with its file and line', () => {
  expect(() => messages('say`a {b}`')).toThrow('a.tsx:3: a text holds no braces')
  expect(() => messages('say`${plural(n, { one: `# in ${x}`, other: "y" })}`')).toThrow('a plural form is a literal')
  expect(() => messages("const count = plural(n, { one: '# point', other: '# points' }); say`You have ${count}`")).toThrow(
    'a.tsx:3: plural(…) stands in the text that it is part of',
  )
  expect(() => messages('<Say>{list.length > 0 && <b>x</b>}<>y</></Say>')).toThrow('only texts, elements and values')
})

test('the build puts marks in place of texts, and the stamp the texts of a language in place of marks, whatever the quotes', () => {
  const source = `${IMPORT}const a = say\`It's "here"\`; const b = say\`Now \${say\`then\`} \${x}\`; const c = <Say>Go <a href={say\`there\`}>on</a></Say>`
  const marked = markSource('a.tsx', source)!.code
  expect(marked).not.toMatch(/say`|<Say>/)
  expect(marked).toContain('parts={[<a href={"%say-')
  const mark = markOf({ message: 'x', context: '' })
  const texts = new Map([[mark, 'é "q" \'s\' `b` ${v} \\']])
  for (const quote of ['"', "'", '`']) {
    // biome-ignore lint/security/noGlobalEval: the test reads what a browser would
    expect(eval(stampScript(`${quote}${mark}${quote}`, texts, ''))).toBe('é "q" \'s\' `b` ${v} \\')
  }
  expect(() => stampScript('"%say-000000000000%"', texts, '')).toThrow('has no text')
})

test('scripts of a language name each other', () => {
  expect(stampScript('import("./assets/home-1.js")', new Map(), 'es-MX-1/')).toBe('import("./assets/home-1.js")')
  expect(stampScript('import("/assets/home-1.js"); x="/assets/app-2.css"', new Map(), 'es-MX-1/')).toBe(
    'import("/assets/es-MX-1/home-1.js"); x="/assets/app-2.css"',
  )
})
