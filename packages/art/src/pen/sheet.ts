import type { Inks } from '../inks/inks.ts'

/** What all pens of one picture write on. */
export interface Sheet {
  readonly inks: Inks
  readonly night: boolean
  readonly marks: string[]
  readonly defs: string[]
}

/** Noise against the alpha of a gradient: where the noise is lower a dot of pure ink is left, so a change of tone needs no sixth colour. */
const STIPPLE =
  '<filter id="st" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">' +
  '<feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="11"/>' +
  '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.6 0 0 0 -.3" result="noise"/>' +
  '<feComposite in="SourceAlpha" in2="noise" operator="arithmetic" k2="1.05" k3="1" k4="-1"/>' +
  '<feComponentTransfer result="dots"><feFuncA type="linear" slope="5"/></feComponentTransfer>' +
  '<feComponentTransfer in="SourceGraphic"><feFuncA type="linear" slope="400"/></feComponentTransfer>' +
  '<feComposite in2="dots" operator="in"/></filter>'

const grain = (id: string, frequency: number, seed: number, matrix: string) =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="${seed}"/><feColorMatrix values="${matrix}"/></filter>`

/** Paper tooth, dark and light: under every picture the same, so that fifty of them are one print run. */
const GRAIN =
  grain('gd', 0.7, 21, '0 0 0 0 .12 0 0 0 0 .09 0 0 0 0 .05 0 1.5 0 0 -.62') + grain('gl', 0.55, 5, '0 0 0 0 1 0 0 0 0 .97 0 0 0 0 .9 0 0 1.6 0 -.78')

/** The finished picture as SVG text. The view box is in drawing units; width and height are the size it is shown in. */
export function printSheet(sheet: Sheet, view: { width: number; height: number }, shown: { width: number; height: number }): string {
  const cover = `width="${view.width}" height="${view.height}"`
  const [dark, light] = sheet.night ? [0.3, 0.06] : [0.17, 0.2]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${view.width} ${view.height}" width="${shown.width}" height="${shown.height}" preserveAspectRatio="xMidYMid slice">` +
    `<defs>${STIPPLE}${GRAIN}${sheet.defs.join('')}</defs>${sheet.marks.join('')}` +
    `<rect ${cover} filter="url(#gd)" opacity="${dark}"/><rect ${cover} filter="url(#gl)" opacity="${light}"/></svg>`
  )
}
