import { createContext, use } from 'react'
import { preload } from 'react-dom'
import { classes } from './classes.ts'

/** Which plate pictures show: as the device says, or as the person chose. */
export const PlateContext = createContext<'system' | 'light' | 'dark'>('system')

interface PictureProps {
  /** Path under `/art` without width and ending: `posters/lisbon`. */
  readonly name: string
  /** The widths there are files of, smallest first. */
  readonly widths: readonly number[]
  /** Empty where the words beside say it already. */
  readonly alt: string
  readonly width: number
  readonly height: number
  readonly sizes?: string
  /** Whether it has a night plate. */
  readonly night?: boolean
  /** The picture the page is about: fetched at once. Others wait until they come near. */
  readonly first?: boolean
  /** Another crop for phones: its name and widths. */
  readonly phone?: { readonly name: string; readonly widths: readonly number[]; readonly sizes?: string }
  readonly className?: string
}

const set = (name: string, widths: readonly number[]) => widths.map((width) => `/art/${name}-${width}.avif ${width}w`).join(', ')

/** A drawn picture with its night plate and its phone crop. Width and height keep its place before it comes. */
export function Picture({ name, widths, alt, width, height, sizes = '100vw', night = true, first = false, phone, className }: PictureProps) {
  const plate = use(PlateContext)
  const dark = night && plate === 'dark'
  const bySystem = night && plate === 'system'
  const day = dark ? `${name}-night` : name
  if (first) fetchFirst({ name, widths, sizes, phone, night, plate })
  return (
    <picture className="contents [&>source]:hidden">
      {phone && bySystem && (
        <source media="(width < 48rem) and (prefers-color-scheme: dark)" srcSet={set(`${phone.name}-night`, phone.widths)} sizes={phone.sizes ?? '100vw'} />
      )}
      {phone && <source media="(width < 48rem)" srcSet={set(dark ? `${phone.name}-night` : phone.name, phone.widths)} sizes={phone.sizes ?? '100vw'} />}
      {bySystem && <source media="(prefers-color-scheme: dark)" srcSet={set(`${name}-night`, widths)} sizes={sizes} />}
      <img
        src={`/art/${day}-${widths.at(-1)}.avif`}
        srcSet={set(day, widths)}
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

type Plates = Pick<PictureProps, 'name' | 'widths' | 'sizes' | 'phone'> & { readonly night: boolean; readonly plate: 'system' | 'light' | 'dark' }

/** Tells the browser of the opening picture before it has read the page: React does so for a plain image, but not within `<picture>`. */
function fetchFirst({ name, widths, sizes, phone, night, plate }: Plates): void {
  const crops = phone
    ? [
        { ...phone, media: '(width < 48rem)' },
        { name, widths, sizes, media: '(width >= 48rem)' },
      ]
    : [{ name, widths, sizes, media: 'all' }]
  for (const crop of crops) {
    const ask = (plateName: string, media: string) =>
      preload(`/art/${plateName}-${crop.widths.at(-1)}.avif`, {
        as: 'image',
        imageSrcSet: set(plateName, crop.widths),
        imageSizes: crop.sizes ?? '100vw',
        fetchPriority: 'high',
        media,
      } as Parameters<typeof preload>[1])
    if (night && plate === 'system') {
      ask(crop.name, `${crop.media} and (prefers-color-scheme: light)`)
      ask(`${crop.name}-night`, `${crop.media} and (prefers-color-scheme: dark)`)
    } else ask(night && plate === 'dark' ? `${crop.name}-night` : crop.name, crop.media)
  }
}
