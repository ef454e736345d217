import { classes } from '../ui/classes.ts'
import { MapPin } from '../ui/icons/map-pin.tsx'
import { Picture } from '../ui/picture.tsx'
import { thumbOf } from './art.ts'

/** Older clients send what they like as a picture: only the name of a drawing of ours is one. */
const DRAWING = /^(?:(?:facades|rooms|posters)\/)?[a-z0-9-]+$/

/** The drawing of a trip or of a thing in it, and a plain ground where there is none. */
export function TripPicture({ image, className }: { image: string; className: string }) {
  if (!DRAWING.test(image)) {
    return (
      <span aria-hidden className={classes('grid place-items-center bg-skeleton text-ink-3', className)}>
        <MapPin size={22} />
      </span>
    )
  }
  const { name, widths } = thumbOf(image)
  return <Picture name={name} widths={widths} sizes="112px" width={112} height={112} alt="" className={classes('bg-skeleton', className)} />
}
