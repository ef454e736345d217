import { cloneElement, createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { formatMessage, type Plural, pluralPattern, type Value } from './message.ts'
import { currentLanguage } from './texts.ts'

/** What a sentence with markup may contain: texts, elements, values and plurals. */
type Inside = ReactElement | Value
export type SayChildren = Inside | readonly SayChildren[]

const isPlural = (child: unknown): child is Plural => typeof child === 'object' && child !== null && 'forms' in child

/**
 * A sentence with markup inside: `<Say>Read <Link to="/terms">the terms</Link> first, {name}.</Say>`, as a message `Read <0>the terms</0> first, {1}.` whose
 * elements a translation may move. The code here renders it from its source; the build makes `Said` of it.
 */
export function Say({ children }: { children: SayChildren }): ReactNode {
  return renderSource(children)
}

function renderSource(children: unknown): ReactNode {
  // Spread, because pieces of a sentence are never reordered and need no keys.
  if (Array.isArray(children)) return createElement(Fragment, null, ...children.map(renderSource))
  if (isPlural(children)) return formatMessage(pluralPattern(0, { ...children.forms }), [children.count], currentLanguage())
  if (!isValidElement<{ children?: ReactNode }>(children)) return children as ReactNode
  return children.props.children === undefined ? children : cloneElement(children, undefined, renderSource(children.props.children))
}

const TAG = /<(\d+)(?:\/>|>(.*?)<\/\1>)/gs

/** What the build makes of `Say`: the text of the language, and the values of its placeholders in the order of the source. */
export function Said({ text, parts }: { text: string; parts: readonly Inside[] }): ReactNode {
  const places = parts.map((part) => (isPlural(part) ? part.count : (part as string | number)))
  const render = (piece: string): ReactNode => {
    const rendered: ReactNode[] = []
    let from = 0
    for (const found of piece.matchAll(TAG)) {
      rendered.push(formatMessage(piece.slice(from, found.index), places, currentLanguage()))
      const element = parts[Number(found[1])]
      if (isValidElement(element)) rendered.push(found[2] === undefined ? element : cloneElement(element, undefined, render(found[2])))
      from = found.index + found[0].length
    }
    rendered.push(formatMessage(piece.slice(from), places, currentLanguage()))
    return createElement(Fragment, null, ...rendered)
  }
  return render(text)
}
