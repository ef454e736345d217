/** The countries of the European Economic Area, and Switzerland: one moves between them with any document, and their law is that of all. */
export const EUROPEAN: ReadonlySet<string> = new Set('AT.BE.BG.HR.CY.CZ.DK.EE.FI.FR.DE.GR.HU.IE.IT.LV.LT.LU.MT.NL.PL.PT.RO.SK.SI.ES.SE.IS.LI.NO.CH'.split('.'))
