import { parseSync } from 'oxc-parser'

/** A text of a source file. */
export interface FoundMessage {
  /** `Held for {0} minutes`, as a catalogue names it. */
  readonly message: string
  /** What `sayAs` was given, else empty. */
  readonly context: string
  readonly file: string
  readonly line: number
}

/** A place where the build puts something else: a text, or a sentence with markup. */
export interface Spot extends FoundMessage {
  readonly start: number
  readonly end: number
  readonly isRich: boolean
  /** It is evaluated when its module is loaded, before a process with several languages knows which one. */
  readonly isEarly: boolean
  /** The values of its placeholders: a range of the source; an element is cut to its opening tag, without what is inside it. */
  readonly places: readonly Place[]
}

export interface Place {
  readonly start: number
  readonly end: number
  /** An element whose inside is part of the sentence: its opening tag ends here. */
  readonly isElement: boolean
}

/** Something the build could not put in place, in words for those who wrote it. */
export class BadText extends Error {}

// biome-ignore lint/suspicious/noExplicitAny: nodes of a syntax tree, distinguished by their `type`
type Node = any

/** All texts of a file that go through `say`, `sayAs` and `<Say>`. Throws `BadText` where one cannot be put in place. */
export function findMessages(file: string, source: string): Spot[] {
  if (!/@sojourn\/i18n/.test(source) && !/\bsay`/.test(source)) return []
  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new BadText(`${file}: ${errors[0].message}`)
  const spots: Spot[] = []
  const functions: Node[] = []
  const counted = new Set<number>()
  walk(program, (node) => /Function/.test(node.type) && functions.push(node))
  const isEarly = (node: Node) => !functions.some((one) => one.start <= node.start && node.end <= one.end)
  walk(program, (node) => {
    const spot = node.type === 'TaggedTemplateExpression' ? template(node) : node.type === 'JSXElement' ? sentence(node) : null
    if (spot) spots.push({ ...spot, isEarly: isEarly(node), start: node.start, end: node.end, file, line: lineOf(node.start) })
  })
  // In a variable it would be a bare number in the text: its forms are in no catalogue.
  walk(program, (node) => {
    if (node.type === 'CallExpression' && node.callee.name === 'plural' && !counted.has(node.start))
      bad(node, 'plural(…) stands in the text that it is part of')
  })
  return spots

  function lineOf(at: number) {
    return source.slice(0, at).split('\n').length
  }

  function bad(node: Node, why: string): never {
    throw new BadText(`${file}:${lineOf(node.start)}: ${why}`)
  }

  function checked(text: string, node: Node) {
    if (/[{}<>]/.test(text)) bad(node, 'a text holds no braces and no angle brackets')
    return text
  }

  function pluralOf(node: Node, index: number) {
    if (node.type !== 'CallExpression' || node.callee.name !== 'plural') return null
    counted.add(node.start)
    const [count, forms] = node.arguments
    if (forms?.type !== 'ObjectExpression') bad(node, 'plural(count, { one: …, other: … }): the forms stand where they are used')
    const written = forms.properties.map((property: Node) => {
      const text =
        property.value?.type === 'TemplateLiteral' && property.value.expressions.length === 0 ? property.value.quasis[0].value.cooked : property.value?.value
      if (typeof text !== 'string') bad(property, 'a plural form is a literal; a value goes into the text around it')
      return `${property.key.name} {${checked(text, property)}}`
    })
    return { text: `{${index}, plural, ${written.join(' ')}}`, place: { start: count.start, end: count.end, isElement: false } }
  }

  function template(node: Node) {
    const isContext = node.tag.type === 'CallExpression' && node.tag.callee.name === 'sayAs'
    if (!isContext && node.tag.name !== 'say') return null
    const context = isContext ? String(node.tag.arguments[0]?.value ?? bad(node, 'the context of sayAs is a literal')) : ''
    const places: Place[] = []
    let message = ''
    node.quasi.quasis.forEach((quasi: Node, index: number) => {
      message += checked(quasi.value.cooked, node)
      const value = node.quasi.expressions[index]
      if (!value) return
      const counted = pluralOf(value, index)
      message += counted?.text ?? `{${index}}`
      places.push(counted?.place ?? { start: value.start, end: value.end, isElement: false })
    })
    if (/\n/.test(message)) bad(node, 'a text is one line')
    return { message, context, isRich: false, places }
  }

  function sentence(node: Node) {
    if (node.openingElement.name.name !== 'Say') return null
    const places: Place[] = []
    const message = insideOf(node, places)
    return { message, context: '', isRich: true, places }
  }

  function insideOf(node: Node, places: Place[]): string {
    return node.children
      .map((child: Node) => {
        if (child.type === 'JSXText') return checked(jsxText(child.value), child)
        if (child.type === 'JSXElement') {
          const index = places.push({ start: child.start, end: child.openingElement.end, isElement: true }) - 1
          const isEmpty = child.openingElement.selfClosing
          return isEmpty ? `<${index}/>` : `<${index}>${insideOf(child, places)}</${index}>`
        }
        if (child.type !== 'JSXExpressionContainer') return bad(child, 'only texts, elements and values stand in <Say>')
        const { expression } = child
        if (expression.type === 'Literal' && typeof expression.value === 'string') return checked(expression.value, child)
        if (expression.type === 'JSXEmptyExpression') return ''
        const counted = pluralOf(expression, places.length)
        const index = places.push(counted?.place ?? { start: expression.start, end: expression.end, isElement: false }) - 1
        return counted?.text ?? `{${index}}`
      })
      .join('')
  }
}

/** The text of JSX as React makes it: lines are trimmed and joined by one space. */
export function jsxText(raw: string): string {
  const lines = raw.split('\n')
  return lines
    .map((line, index) => {
      const start = index === 0 ? line : line.trimStart()
      return index === lines.length - 1 ? start : start.trimEnd()
    })
    .filter((line) => line !== '')
    .join(' ')
    .replaceAll(/&(amp|nbsp|lt|gt|quot|apos|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', nbsp: '\u00A0', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'" }

/** Visits every node of a syntax tree, the outer before the inner. */
export function walk(node: Node, visit: (node: Node) => void): void {
  if (typeof node?.type === 'string') visit(node)
  for (const key of Object.keys(node)) {
    const child = node[key]
    if (Array.isArray(child)) for (const one of child) typeof one === 'object' && one !== null && walk(one, visit)
    else if (typeof child === 'object' && child !== null) walk(child, visit)
  }
}
