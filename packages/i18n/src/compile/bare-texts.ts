import { parseSync } from 'oxc-parser'
import { walk } from './find-messages.ts'

/** A text that a person would read and that no language can change. */
export interface BareText {
  readonly file: string
  readonly line: number
  readonly text: string
}

// biome-ignore lint/suspicious/noExplicitAny: nodes of a syntax tree, distinguished by their `type`
type Node = any

/** Attributes whose value is no text: addresses, classes, names for machines. */
const MACHINE_ATTRIBUTES =
  /^(className|class|[a-z]+Class|style|id|key|name|type|href|to|rel|as|look|kind|size|dir|lang|role|method|action|autoComplete|inputMode|pattern|htmlFor|form|target|crossOrigin|media|src|srcSet|sizes|d|viewBox|fill|stroke.*|transform|points|data-.*|aria-(hidden|live|current|haspopup|controls|labelledby|describedby|autocomplete|orientation|modal|relevant|atomic|sort|pressed|expanded|busy|invalid)|enterKeyHint|loading|fetchPriority|decoding|nonce|charSet|content|httpEquiv|preserveAspectRatio|textAnchor|dominantBaseline|font.*|prefetch|grid|cells|area|view|mode|tone|among|product|code|currency|wrap|scope|align|slot|path|testId|icon|popover.*|translate|part|step|state|cap|join)$/i

/** Calls whose words are for engineers: faults, logs, marks of the language layer itself. */
const FOR_ENGINEERS =
  /^(invariant|Error|TypeError|RangeError|PlainError|BadSetting|InvariantBroken|sayAs|describe|test|expect|classes|cx|matchMedia|querySelector(All)?|closest|getElementById|addEventListener|removeEventListener|warn|error|info|debug|log|sql|raw|import|require|URL|RegExp|createContext|fetch|setAttribute|getAttribute|removeAttribute|hasAttribute|matches|split|includes|startsWith|endsWith|indexOf|replace|replaceAll|get|has|append|regex|Response|setHeader|header)$/

/** What a text that no language changes begins its line with, or the line above it: and why. */
const EXCUSED = /\/\/ not translated: \S/
/** The first line of a file none of whose texts is translated: and why. */
const EXCUSED_FILE = /^\/\/ nothing here is translated: \S/

const WORDS = /\p{L}{2,}/u
/** Words of a sentence: begins with a capital and goes on, or ends as a sentence does. */
const SENTENCE = /^[\p{P}\s]*\p{Lu}[\p{L}’'-]*[ ,:;.!?…]|\p{L}{2,} \p{L}{2,}.*[.!?…]$|^\p{Ll}{2,}(?: \p{Ll}{2,}){2,}$/u
const CLASS_LIST = /^[a-z0-9[\]()/:.,_%&>*#!=@+-]+(?: [a-z0-9[\]()/:.,_%&>*#!=@+'-]+)*$/i
const LABEL_KEYS = /^(label|title|text|hint|heading|note|message|lead|detail|word|words|unit|placeholder|legend|caption|description|summary|one|other|name)$/

/** Texts in a source without `say`: in JSX, in attributes that are read, and in literals that look like a sentence or are named as a text. */
export function findBareTexts(file: string, source: string): BareText[] {
  if (EXCUSED_FILE.test(source)) return []
  const { program } = parseSync(file, source)
  const lines = source.split('\n')
  const found: BareText[] = []
  const skipped: Node[] = []
  const tagged = new Set<Node>()
  const isSkipped = (node: Node) => skipped.some((outer) => outer.start <= node.start && node.end <= outer.end)
  const add = (node: Node, text: string) => {
    const line = source.slice(0, node.start).split('\n').length
    const isExcused = EXCUSED.test(lines[line - 1] ?? '') || EXCUSED.test(lines[line - 2] ?? '')
    if (!isExcused && !isSkipped(node)) found.push({ file, line, text: text.trim().replaceAll(/\s+/g, ' ') })
  }
  const shown = (children: readonly Node[]) => {
    for (const child of children) {
      if (child.type !== 'JSXExpressionContainer') continue
      for (const result of resultsOf(child.expression)) {
        const text = result.type === 'Literal' ? String(result.value) : result.quasis.map((quasi: Node) => quasi.value.cooked).join('…')
        if (WORDS.test(text) && !looksRead(text)) add(result, text)
      }
    }
  }
  walk(program, (node) => {
    if (isSkipped(node)) return
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ImportExpression':
      case 'ExportAllDeclaration':
      case 'TSLiteralType':
      case 'TSTypeAliasDeclaration':
      case 'TSInterfaceDeclaration':
      case 'TSEnumDeclaration':
        skipped.push(node)
        return
      case 'TaggedTemplateExpression':
        // The values of a template are looked at, its own words are not.
        tagged.add(node.quasi)
        return
      case 'ExportNamedDeclaration':
        if (node.source) skipped.push(node)
        return
      case 'JSXElement':
        if (node.openingElement.name.name === 'Say') {
          for (const child of node.children) if (child.type === 'JSXText' || child.type === 'JSXElement') skipped.push(child)
        } else shown(node.children)
        return
      case 'JSXText':
        if (WORDS.test(node.value)) add(node, node.value)
        return
      case 'JSXFragment':
        shown(node.children)
        return
      case 'JSXAttribute': {
        const name = node.name.type === 'JSXNamespacedName' ? '' : node.name.name
        if (MACHINE_ATTRIBUTES.test(name)) return skipped.push(...literalsOf(node.value))
        if (node.value?.type === 'Literal' && typeof node.value.value === 'string') {
          if (WORDS.test(node.value.value) && (/ /.test(node.value.value) || /^\p{Lu}/u.test(node.value.value))) add(node, node.value.value)
          skipped.push(node)
        }
        return
      }
      case 'CallExpression':
      case 'NewExpression': {
        const { callee } = node
        const name = callee.type === 'MemberExpression' ? callee.property.name : callee.name
        if (name === 'plural') skipped.push(node.arguments[1] ?? node)
        else if (FOR_ENGINEERS.test(name ?? '')) for (const argument of node.arguments) if (isText(argument)) skipped.push(argument)
        return
      }
      case 'BinaryExpression':
      case 'SwitchCase':
        for (const side of [node.left, node.right, node.test]) if (side?.type === 'Literal' && !/^[+]$/.test(node.operator ?? '')) skipped.push(side)
        return
      case 'MemberExpression':
        if (node.computed) skipped.push(node.property)
        return
      case 'Property':
      case 'PropertyDefinition': {
        if (node.key.type === 'Literal') skipped.push(node.key)
        const { value } = node
        const key = node.key.name ?? node.key.value ?? ''
        if (value?.type === 'Literal' && typeof value.value === 'string' && LABEL_KEYS.test(key) && /^\p{Lu}\p{Ll}+$/u.test(value.value)) {
          add(value, value.value)
          skipped.push(value)
        }
        return
      }
      case 'Literal':
        if (typeof node.value === 'string' && looksRead(node.value)) add(node, node.value)
        return
      case 'TemplateLiteral': {
        if (tagged.has(node)) return
        const text = node.quasis.map((quasi: Node) => quasi.value.cooked).join('…')
        if (looksRead(text)) add(node, text)
      }
    }
  })
  return found
}

/** The texts that an expression can evaluate to. */
function resultsOf(node: Node): Node[] {
  if (node.type === 'ConditionalExpression') return [...resultsOf(node.consequent), ...resultsOf(node.alternate)]
  if (node.type === 'LogicalExpression') return resultsOf(node.right)
  return (node.type === 'Literal' && typeof node.value === 'string') || node.type === 'TemplateLiteral' ? [node] : []
}

/** The literals of an attribute's value; what is rendered inside it is looked at like any other. */
function literalsOf(value: Node): Node[] {
  if (value?.type === 'Literal') return [value]
  if (value?.type !== 'JSXExpressionContainer') return []
  const found: Node[] = []
  walk(value.expression, (node) => {
    if (node.type.startsWith('JSX')) return
    if (isText(node)) found.push(node)
  })
  return found
}

const isText = (node: Node): boolean => node?.type === 'Literal' || node?.type === 'TemplateLiteral'

function looksRead(text: string): boolean {
  if (!WORDS.test(text) || !/ /.test(text.trim())) return false
  if (CLASS_LIST.test(text) && /[[\]/:_]|\b[a-z]+-[a-z0-9]/.test(text) && !/[.!?]$/.test(text)) return false
  if (/^(select|insert|update|delete|with|create|alter|drop|set|begin|commit|where|and|order by)\b/i.test(text.trim()) && !/[.!?]$/.test(text.trim()))
    return false
  return SENTENCE.test(text.trim())
}
