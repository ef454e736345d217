import type { ButtonHTMLAttributes, Ref } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classes } from './classes.ts'

/** `filled`: one per view. `outlined`: the same action repeated. `ink`: second. `hairline`: neutral. `underlined`: third. `stop`: takes something away. */
export type ButtonLook = 'filled' | 'outlined' | 'ink' | 'hairline' | 'underlined' | 'stop'
export type ButtonSize = 'small' | 'medium' | 'large'

interface Dress {
  readonly look?: ButtonLook
  readonly size?: ButtonSize
  /** As wide as its column. */
  readonly wide?: boolean
  readonly className?: string
}

const LOOKS: Record<ButtonLook, string> = {
  filled: 'button border-accent bg-accent text-on-accent hover:border-accent-hover hover:bg-accent-hover',
  outlined: 'button border-accent-text text-accent-text hover:bg-accent hover:border-accent hover:text-on-accent',
  ink: 'button border-ink text-ink hover:bg-ink hover:text-paper',
  hairline: 'button border-rule-2 text-ink hover:border-ink',
  underlined: 'link font-[560]',
  stop: 'button border-stop text-stop hover:bg-stop hover:text-paper',
}
const OFF = 'disabled:border-rule disabled:bg-well disabled:text-ink-3'
const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-10 px-4 text-small',
  medium: 'min-h-control px-5.5 text-body',
  large: 'min-h-14 px-6 text-input',
}

function dress({ look = 'hairline', size = 'medium', wide = false, className }: Dress): string {
  return classes(LOOKS[look], look !== 'underlined' && SIZES[size], wide && 'w-full', className)
}

/** A button. While `busy` it says so to assistive tools and takes no second click. */
export function Button({
  look,
  size,
  wide,
  className,
  busy = false,
  disabled,
  children,
  ...rest
}: Dress & ButtonHTMLAttributes<HTMLButtonElement> & { busy?: boolean; ref?: Ref<HTMLButtonElement> }) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={classes(dress({ look, size, wide, className }), look !== 'underlined' && OFF)}
    >
      {children}
    </button>
  )
}

/** A link that looks like a button: it goes somewhere. */
export function ButtonLink({ look, size, wide, className, to, children, ...rest }: Dress & LinkProps) {
  return (
    <Link {...rest} to={to} className={dress({ look, size, wide, className })}>
      {children}
    </Link>
  )
}
