import { createContext, use } from 'react'
import { preload } from 'react-dom'
import { useFirstView } from '../lib/first-view.ts'
import { useOfflineCopy } from '../lib/offline/offline-copy.ts'
import { classes } from './classes.ts'

/** Which plate pictures show: as the device says, or as the person chose. */
export const PlateContext = createContext<'system' | 'light' | 'dark'>('system')

interface PictureProps {
  /** Path under `/art` without width and ending: `posters/lisbon`. */
  readonly name: string
  /** The widths there are files of, smallest first. */
  readonly widths: readonly number[]
  /** Empty where the text next to it says it already. */
  readonly alt: string
  readonly width: number
  readonly height: number
  readonly sizes?: string
  /** Whether it has a night plate. */
  readonly night?: boolean
  /** In the first view: fetched at once. Others wait until they come near. */
  readonly first?: boolean
  /** The one picture the page opens with: the document of a phone's first visit carries it within itself. */
  readonly opening?: boolean
  /** Another crop for phones: its name and widths. */
  readonly phone?: { readonly name: string; readonly widths: readonly number[]; readonly sizes?: string }
  readonly className?: string
}

const address = (name: string, width: number | undefined): string => `/art/${name}-${width}.avif`
const set = (name: string, widths: readonly number[]) => widths.map((width) => `${address(name, width)} ${width}w`).join(', ')

/** A drawn picture with its night plate and its phone crop. Width and height keep its place before it comes. */
export function Picture(props: PictureProps) {
  const { name, widths, alt, width, height, sizes = '100vw', night = true, opening = false, first = opening, phone, className } = props
  const plate = use(PlateContext)
  const dark = night && plate === 'dark'
  const isCopy = useOfflineCopy()
  // A stored page has one plate within.
  const bySystem = night && plate === 'system' && !isCopy
  const day = dark ? `${name}-night` : name
  const phoneDay = phone && (dark ? `${phone.name}-night` : phone.name)
  const firstView = useFirstView()
  // The plate of the day in its smallest width: whether a device is set to the night, only the device knows.
  const opened = ((opening || isCopy) && firstView?.picture(address(phoneDay ?? day, (phone ?? props).widths[0]))) || null
  // A browser finds the picture as soon as React has rendered it.
  if (first && import.meta.env.SSR && !isCopy) fetchFirst({ name, widths, sizes, phone, night, plate, isWithin: opened !== null })
  return (
    <picture>
      {phone && bySystem && (
        <source media="(width < 48rem) and (prefers-color-scheme: dark)" srcSet={set(`${phone.name}-night`, phone.widths)} sizes={phone.sizes ?? '100vw'} />
      )}
      {phone && phoneDay && (
        <source media="(width < 48rem)" srcSet={opened ?? set(phoneDay, phone.widths)} sizes={phone.sizes ?? '100vw'} suppressHydrationWarning />
      )}
      {bySystem && <source media="(prefers-color-scheme: dark)" srcSet={set(`${name}-night`, widths)} sizes={sizes} />}
      <img
        src={address(day, widths.at(-1))}
        srcSet={(!phone && opened) || set(day, widths)}
        suppressHydrationWarning
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? 'sync' : 'async'}
        className={classes('object-cover', className)}
      />
    </picture>
  )
}

interface FirstPicture extends Pick<PictureProps, 'name' | 'widths' | 'sizes' | 'phone'> {
  readonly night: boolean
  readonly plate: 'system' | 'light' | 'dark'
  /** The document carries it: only its night plate is left to fetch. */
  readonly isWithin: boolean
}

/** Preloads the first picture before the browser has read the page: React does so for a plain image, but not within `<picture>`. */
function fetchFirst({ name, widths, sizes, phone, night, plate, isWithin }: FirstPicture): void {
  const crops = phone
    ? [
        { ...phone, media: '(width < 48rem)', isWithin },
        { name, widths, sizes, media: '(width >= 48rem)', isWithin: false },
      ]
    : [{ name, widths, sizes, media: 'all', isWithin }]
  for (const crop of crops) {
    const ask = (plateName: string, media: string) =>
      preload(address(plateName, crop.widths.at(-1)), {
        as: 'image',
        imageSrcSet: set(plateName, crop.widths),
        imageSizes: crop.sizes ?? '100vw',
        fetchPriority: 'high',
        media,
      } as Parameters<typeof preload>[1])
    if (night && plate === 'system') {
      if (!crop.isWithin) ask(crop.name, `${crop.media} and (prefers-color-scheme: light)`)
      ask(`${crop.name}-night`, `${crop.media} and (prefers-color-scheme: dark)`)
    } else if (!crop.isWithin) ask(night && plate === 'dark' ? `${crop.name}-night` : crop.name, crop.media)
  }
}
