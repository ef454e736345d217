export { dreamtripThemeText, dreamtripTitle } from '../said/dreamtrip-texts.ts'
export { DREAMTRIP_THEMES, type Dreamtrip, type DreamtripTheme, type ProgramDay, type ProgramPart } from './dreamtrip.ts'
export { createDreamtripWorld, type DreamtripWorld } from './dreamtrips.ts'
