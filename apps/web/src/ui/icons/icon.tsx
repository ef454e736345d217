import type { ReactElement, ReactNode, SVGProps } from 'react'

export type Icon = (props: SVGProps<SVGSVGElement> & { size?: number }) => ReactElement

/** An icon of 24 by 24 in lines, in the colour of the text next to it. It is decoration: what it means is said in words. Lines are from Lucide (`lucide-ISC.txt`). */
export const icon =
  (lines: ReactNode): Icon =>
  ({ size = 24, ...rest }) => (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    >
      {lines}
    </svg>
  )
