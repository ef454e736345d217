import { createElement, type FunctionComponent, type SVGProps } from 'react'

type Props = SVGProps<SVGSVGElement> & { readonly size?: number | string }

interface Drawing {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

/** An icon of lucide: a drawing in lines, as large as the text asks. */
export default function createLucideIcon({ node }: Drawing): FunctionComponent<Props> {
  const parts = node.map(([tag, attributes]) => createElement(tag, attributes))
  return ({ size = 24, ...rest }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...rest,
      },
      parts,
    )
}
