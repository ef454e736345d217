// Written by tools/render-coast.ts: do not edit. Coasts from Natural Earth (public domain), rivers and harbours sketched by hand; see NOTICE.md.
import type { StoredGround } from './ground.ts'

export const stored: Readonly<Record<string, StoredGround>> = {
  'abu-dhabi': {
    bounds: [24.19544, 54.15742, 24.75106, 54.76788],
    land: [
      ['_{liI}qE_fC{OmGhXn\\xg@rq@hxFdq@hPfPgPiP y}msCf~DfaD|c@zlA`rA~]g`Age@aqAuWy\\i_EkkBaZ'],
      [
        'ydqiIufAwfAa{Gu_EsrGu_A}d@eb@_s@_e@maFkf@iXmbAouCklAs_AmaB{|@_l@c[iJlG?mG{Vwg@gJ?fJnUb[rD?aFaMcTsx@mtDmUoNmGk@pDfJzOdhAzOfJpDk@mGoNufAgxCqc@sc@gJoU_FyA~EhJzOlUb[|cAj`C~qAjf@~r@t_AtsFt_A~r@jf@fp@xH?{Om{@}d@ohBeCmGaMei@gJsDlGmGw`@k_@aMsKgJgJgJmf@sq@{cAqc@ilA_e@qc@cb@wfAeCpDf}AxA{H}jAecCaToNsKwg@gJoUqUumAy{A{OxAf~@bb@fJtDsDc[afCo\\yg@oUc[az@iXtKpj@tRfp@sD`aAzHaFuR}]knD{wAstBs`ImbCqvAyj@?d_Gl_Op_WpunA y~orCefAolBkwA{lAmnDaXqj@aVsC|DhbA|B}DibAuuB{lA}{AqhDmpB_~AokA_y@{hAa\\ei@a^aVqIqIqIoIcVoKeLgHiDi@rGfdAfDi@}FoMcTkUwV{jAmUmSoQeJ}BhBr\\do@vTph@|F|B{HyRgdA_`@kYwReLoQ{J{J}FwRu^mmCu^wR}FyP{HqIcPoQePwnA~@pf@tXt`@|BsAyu@aZkv@qh@{J}D?pIbTbsBlsAloAha@tw@lQpItA{NgDiDiz@}F}B|Ffa@i@qEqMqcAeLoM_^ejC}~Dkz@}a@u`@uXeLkYeLoSgg@oj@wsBuZcRcTcTu\\kYuXmrDs_Au{@ia@yk@qh@u`@_|Bk]gScIbrFbeNfxUjk]fxUbeNbrFuG',
      ],
      ['_vviIot@}jAmbA_l@uR}]ieAulBuRsDlGjm@doAnbAheAryCduBdC y|psCmv@ge@wP_ApE~_@h|B|~Bt`@h]`Zdk@ph@xNeLynC}dAoh@'],
      ['mtjjI{u@m{@}OfCzH|qA|VdCmG}d@mt@u_Asq@c[iQsKrDb[tRnUhXb[j_@nc@xg@|jAtR otusCxNr^?uV{NgbAu^wZ{F_CzLj_@|a@h_@rb@zg@~z@xrAfc@tZbRpI{Jga@ww@oiCiz@'],
      [
        'urojImEg`Aa^gE?{OksAuzBwmA{u@oNeBnKcD{Su[wh@k_@opEspAc[cb@aF?rDfJlf@rx@piAjcPlaBtR?fEjKftAlE ixhtCeBRwFiGcJqTkiAqbB{jAg`AgFpTpvAjd@lz@nk@le@bTnjBvu@jYzk@lQxNzLzJxP|B{JatCgb@cMyJwGuD_B_C',
      ],
      ['qj_kIgDcHyClThGrBV ssvtCkI?lCv_AhJ]oL'],
      ['mmnkIyc@qG`NhXxG oh_tCmC~ErFdA_F'],
    ],
    waters: [
      ['Persian Gulf', 24.38836, 54.39482, 0],
      ['Persian Gulf', 24.61271, 54.393, 0],
      ['Persian Gulf', 24.64192, 54.35969, 0],
    ],
    wet: [],
  },
  accra: {
    bounds: [5.47992, -0.29249, 5.69138, -0.08001],
    land: [
      [
        'jcLd@tDrf@|]di@v}@`fBveIdhCjfCoDa@rCxF`JlGzF]xbJfjBnfAvb@?_|A{xD{uG{rJ{uG{xD qfpa@xiInpChTpG|DrOv]rfBpk@nm@|FzGlIjCZoBaLcFznBii@kaCoyEsqH_eFixCskA?bn@h}A',
      ],
    ],
    waters: [
      ['Atlantic Ocean', 5.55334, -0.15379, 0],
      ['Atlantic Ocean', 5.53257, -0.13292, 0],
      ['Atlantic Ocean', 5.50719, -0.16475, 0],
    ],
    wet: [],
  },
  'addis-ababa': {
    bounds: [8.95504, 38.69765, 9.07326, 38.81735],
    land: [['k|}kF?js@vgBb|CnpEb|CvgBjs@?ks@wgBc|CopEc|CwgB {xbv@zmEdzClfBvr@?wr@mfBezC{mEezCmfBwr@?vr@lfB']],
    waters: [],
    wet: [],
  },
  agra: {
    bounds: [27.10601, 77.95447, 27.24439, 78.11003],
    land: [
      [
        'exxzMagCekEgoGekEagCacA?bhBji@jd@~`@nb@rb@|`@d^hZbW|i@pRxPzL~JzGfFzEhElD|C|CdCjMb_@lDvBvBpE^qd@gJeBkCcDeDmE{FgI}HyAkJcKwKoMqP_i@cXaZu]ea@ec@ge@gf@ui@yk@__B?`cA`gCdkEfoGdkE`gC`cA? wbdeDaxBo{@?n{@`xBttDjtAzqAzYdMSyI}OiQcN}J{JuTaGaCOLWmBsEgHmJaMiPuQqhB_uE_c@}C]jBfC~xFptAnSjR`QtMrLhJhHvCV\\MLlBhFhThKxJzMlQfPvJ^oNg[}jA~iCttD`xBn{@?o{@axButDcqF',
      ],
    ],
    waters: [
      ['Yamuna', 27.1785, 78.044, 21],
      ['Yamuna', 27.17927, 78.03555, 28],
      ['Yamuna', 27.17384, 78.0537, 28],
    ],
    wet: [],
  },
  almaty: {
    bounds: [43.05774, 76.78925, 43.36306, 77.20815],
    land: [['askvM?fvDpmJxdPb|UxdPpmJfvD?gvDqmJydPc|UydPqmJ c{~fGfuOvoKdjGpdC?qdCejGwoKguOwoKejGqdC?pdCdjG']],
    waters: [],
    wet: [],
  },
  alula: {
    bounds: [26.4557, 37.68731, 26.926, 38.21369],
    land: [['_xlhF?heFpkM|qTbx[|qTpkMheF?ieFqkM}qTcx[}qTqkM i|hbD~uXfhRpzKvlE?wlEqzKghR_vXghRqzKwlE?vlEpzK']],
    waters: [],
    wet: [],
  },
  'amalfi-coast': {
    bounds: [40.50795, 14.39871, 40.75655, 14.72629],
    land: [
      [
        '_exvA_e@i_@o\\}Vo{@cnBaz@gw@mt@sq@kf@c[{OsDl@hQ`Mpc@jm@doAl{@``Blt@jaBf}@y`CkqGou]seLwxG{kC?rIfTz^rtAvj@h}Cxg@jsAjzErq@v`@zOpb@`e@vZqHuIxApFxFbNrC|CpiBdi@fh@hg@jf@nd@rb@v`@vfAiDsDp@y@rJlCrFbNdDYeIbEdc@lnC~d@fDqGi@kCkAn@fBfHtFzNnIjBjCzd@x]joFlt@rj@~bAxhBxYzP|G_B mp_wF{NwVi]sb@uy@wvA}e@i]wTeLoOwRcVkYys@ws@wXmp@ql@kt@yNdF}Dof@is@cKcG_Crd@hjA~oBruChsB|pArn@z\\xRluAxNtAqI?rAfDfOzVjSrC|LtEhEr@iBcCuKxeAxU~O`JhDnAC{AsK\\jChJ~IfL`AA{DqD{IoQ_EsIg_A{LtCtErG~AlDvDtAh@{BOsEuDTlOdHtq@dPbRlg@xn@kD_Xqk@u_D',
      ],
    ],
    waters: [
      ['Tyrrhenian Sea', 40.60117, 14.58525, 0],
      ['Tyrrhenian Sea', 40.56554, 14.60017, 0],
    ],
    wet: [],
  },
  'ambergris-caye': {
    bounds: [17.85598, -88.07096, 18.02222, -87.89624],
    land: [
      ['jrgxOiDcHYhBdDjF|A }cvlB_BdDvClEb@oAoE'],
      [
        'jt~wOgw@km@qc@wY{OmNaMuKgJk@lGfQb[fQlGk@oUk`@}QwYsa@mi@{q@mG~Mt^di@lG?mGuRuKaMmNq\\mG_FsDuRsD?rDfJzOnUb[v`@pc@jf@di@~k@ld@z\\fUdc@kKiDaAnAvGbFvG~CzAeAJtDvLzW`c@dn@jb@pVxJ?sDgJ{OoU}]kf@ myjlBqf@gc@_`@u\\kYu\\_`@gc@qf@u\\yR{H?{JwVsb@w{AgyB{[gRsH?bDbDjTxUjWdPpI~]dk@zH}ByPuy@mU{g@sEiBdPfa@nr@pcAraAr_At}@t{@jx@`u@xq@nn@lc@nXlMnG~h@`DdD~EdI?oBiBwEkHyAaV{CNvD`JrDFcDqI{FiDsA?{HyR',
      ],
    ],
    waters: [['Caribbean Sea', 17.9391, -87.9836, 0]],
    wet: [],
  },
  amman: {
    bounds: [31.90767, 35.84739, 32.01333, 35.97191],
    land: [['efrzE?nu@|kBnbDzxEnbD|kBnu@?ou@}kBobD{xEobD}kB qddbEzwDtiCl{Afm@?gm@m{AuiC{wDuiCm{Agm@?fm@l{A']],
    waters: [],
    wet: [],
  },
  amsterdam: {
    bounds: [52.28447, 4.74841, 52.46103, 5.03759],
    land: [
      [
        'q~~[c|FqzJayNozJc|Fo}B?rLjZzg@v|Ffd@~wAxf@`^`[b|@p`@v`@b_BtY`WpTre@hb@xZxMzO`R`j@l\\x`@rh@|m@zuHpcEdMhGgAkG}pKyuCwe@s_@iYyk@eSaScQsMuOBaw@CgTkVqWr@jB|EvJ|N|PhQ|O~MlMtI|DjFpG|TnAr@d@?}TiGgFuIsDxGxMdNdOzOzOdOxLvKrJhI|G~EdDjBx@JW_BcDuNr@t@pNfD|AXKy@mBmD_F_HwIyJgLmM{OcPoPkOmN_NuGmKoe@wKg^eBgBf^zKpe@vKgNqN}OoQcQ}NaKgFoBs@q[g}Ae]iZmx@}d@wf@el@au@vH?sNg^}m@o}@sw@wq@yk@}e@i\\kRyH?n}Bb|FnzJ`yNpzJb|Fn}B? {b`_IoyCglA?lRze@jy@xlAxaA~v@~k@lbDv^rVjEIuCmNqCO`ETWk@iCgDkDaCqDyF_TsKyJ}JcKciAem@TvG`DjCx}Add@bJjJhJvTfGrE~CbBnAJzFKlAn@VbVrJzIjJlKdKbJ|GjEvCgTyG_GmFcOUFT|@dOdFzFlPdK`AjAn@\\D]kA{B_EyF}GaIkIcJcKwKaLgLeM{Nse@a@Xje@~NnMhLfLzKbKpJlIfIjHxFfE`CnA\\E]q@kAaAb]zgBhl@jzDv@}@ozD{l@}gBq]}CuE}GeJkKkKsJiJ{JmVY}DNzBtMbE?kFoLfTlVjXjZf\\f^hWjPjIlBn\\pv@ppAtjBxoAxt@|Y?glAoyCufF}sH',
        'uhx\\mAsDmCmDsEqGuH}IaJoIiJwJyZKp@lZdJzI`InIrIxH|FpEhDfChBxB\\Gw@sBsEyHeZLp@`Z~HxEvBv@ y`t~HlPlO|FfFbEnDjCvBtAn@Au@mE_@IhEr@Bo@qAqBoC_DcEaFuFgGoO{G}G_HgGgGwGiS_@DdSzGnGrG`H',
        'mly\\Oy@kBqCuDqEkF}G_UoOa@LrZvItGvEjEnDlCbBx@NMwB}BoDoNLr@pNrD~BjA cys~HvEbEjDxCfCrB`BhAtAj@K_@oAq@gAyAqB_CsCaD_EsEcFgMmF{F_R]F`R~FnFfF',
      ],
    ],
    waters: [
      ['IJ', 52.38092, 4.90526, 17],
      ['IJ', 52.38183, 4.90051, 25],
      ['IJ', 52.39012, 4.88039, 29],
      ['Amstel', 52.364, 4.902, 64],
      ['Amstel', 52.369, 4.896, 52],
      ['Amstel', 52.356, 4.906, 76],
      ['Singelgracht', 52.37389, 4.87507, -89],
      ['Singelgracht', 52.37178, 4.87513, 87],
      ['Singelgracht', 52.37, 4.923, -63],
    ],
    wet: ['jordaan', 'canal-belt'],
  },
  antalya: {
    bounds: [36.51602, 30.4009, 37.22498, 31.2871],
    land: [
      [
        'uch~D?b{ChwHnsMroRdtOtxLd}IxwQfrAbz@|Xv`DfpDbhAvmAjsAjfDtsBpiAtx@nbAx{Az]sKgi@sKx{Adb@sKwYqiA{Oi_@yAzOheAdC|]lhFt{@vkE`iMpbEhaCd`A?ubKmfWcjc@{mo@cjc@mfW edlaFzlUdfOr_I~xBskA{u@_`@gJ~Rc@}GpFasA_dBcPfDvZr~AdlA|bAjuApcChbCxaN`u@fdAph@peClqCluAnkAh_BfHqIzJ|_BpcEbrAxo@~tDhcBh]`EcuHkkRoa\\swe@oa\\kkRcuH?lrD|eJ',
      ],
      ['sggzDmGrM~I}E ypc`FzJlFwLqE'],
    ],
    waters: [
      ['Mediterranean Sea', 36.79173, 30.844, 0],
      ['Mediterranean Sea', 36.70311, 30.844, 0],
    ],
    wet: [],
  },
  'antigua-guatemala': {
    bounds: [14.34138, -90.95502, 14.77532, -90.50668],
    land: [['ryfgP?dcEfgKlkQroWlkQfgKdcE?ecEggKmkQsoWmkQggK khfxAjvVpxPtzJz|D?{|DuzJqxPkvVqxPuzJ{|D?z|DtzJ']],
    waters: [],
    wet: [],
  },
  aruba: {
    bounds: [12.36135, -70.17798, 12.70365, -69.82732],
    land: [
      [
        'hhmjLooBobAedJgw@qc@{Ow`@w`@uYqc@ueBei@c[aMdClGtKzOdi@hXrx@|]naBl{@b[tKyAiQaz@{OmG?xE|`@lo@jNpHzFp@lHxIjKbByAeTmBeEhm@~h@p~@b_EpwAheA`s@p}B`MfJlGxHfCgCkGsj@uRsDyAxAtKfQn\\tKm@mGmNoUi_@ei@ e{~kApcCzfAblGzk@r^nQxo@r_Azi@lr@r_C~|@lv@xo@dlAtZlSdLlOhBiBqEge@gc@cTyNqIgDsAiD}FqImJsXaVuBn@bOtIbHpAgC}HwIw]wA\\cWa^mr@gcDqgAys@}_@ys@{H{JyLu^on@mQcT{hAqf@{Nqf@wVmr@em@i|@sd@mOqMoKqIpIt^',
      ],
      ['vbnjL}@qE}KcJqJc@|EBjChLrIfH mblkAyE{EuViAxEdKpSvI|D|EwAwE'],
    ],
    waters: [['Caribbean Sea', 12.48496, -70.027, 0]],
    wet: [],
  },
  athens: {
    bounds: [37.78877, 23.49812, 38.16223, 23.97188],
    land: [
      [
        '}pnqClLlLj^|GnCmLk^mLmL?rc@fhAxlB~`GlkAlh@vKxJfw@nNtYdi@di@|jAzu@hXnbAtRbb@jm@hQfJxHp\\fJ`Mx`@`aA~Ldi@|OlGxHpc@`FaFnGh_@n{@tYtRrKrDtRv`@xn@tlBv`@tRrDfJzOnUb[vYhX|VlUh_Dfw@`T`M`FyAaMo\\uKoUxAfJxn@|VtRlNfJ`z@pc@nbAxtA~r@rq@lt@sDmUskCgw@iJsDrDpUv`@nUv`@vmAt`Hdi@t_AbuAng@l]fSbI?gnEq}KylRc|XylRq}K su|gF|oEl[rTtRjx@|mAxbBf|CnsRhvMn`JrjFztBiEqK{Qwi@iK~_@U_ZenAws@i~@aZqEUiDkUql@}D?rGzeBbPrG_AwR|Bpd@kWsd@qE_CsCokAi_@qh@wu@u\\i]_^u^yi@cu@i`AcjCyo@_b@aToQyNeLqIsEsAh@fDnr@zJh@sAsEwRqMyNqIga@}Dk@fJ|B?}B}Fuw@yRyP}BqGyRge@oQkYmpBay@cTaVcs@mt@ol@cN}FjW|FzJvs@`SxAkz@qxByvD_uFowD_zBo|@?pUbl@',
      ],
      [
        'signCcMbMm@_s@_e@gkBcuByg@}VkGxOmGaTkm@uKm@w`@umAuRrDbvAxg@hXxHqDdC`Mtx@jm@db@bhAv`@vyCpL~GnCoC_HqLse@uo@qj@yAzHhl@`eAvPxJ|Dw@ _ryfF}c@yRqK}a@yJpEbTzJbPvThdApb@t\\fg@vVxN|H|@hDpI|c@vRnQbPxNxPvRpl@nn@`rAi_@~@fgB{Kia@uv@mhCyj@eZk[mx@gdAwR{HrC|h@zB}IyXecB',
      ],
      ['}cwnCm|@uA`mJlxE?y\\ctCyvE yjpeFzS`HbEkI{EmEqJ}E'],
    ],
    waters: [['Saronic Gulf', 37.84666, 23.62604, 0]],
    wet: [],
  },
  auckland: {
    bounds: [-37.02299, 174.57537, -36.68351, 174.99963],
    land: [
      [
        'kwri`@keGu~@u^FhdAoFqCq@j@`HH}@VlCxH|NfFfLfADiAyF}@cMsCjv@nUpUnUlUvY|]bb@jf@j_@hXfQfJhQ~EzHdCeC{HxAfJtRb[vYhXzVnUpUnUnUnU|]bvAlnCjlAfdBbTyAcMgJo|CkzAi~@gJrDnUhrBhQj@{O{O_yA{O_FsD{HyHaMgQei@{OaMgJmGuD_FyHaFmGyHgJiJgJgJgw@uYmNeb@i~@gUaUyTcp@}DuBcHaCuAwPiuAu|Bul@ga@uw@eAiDcE_GsGmD_D_EuA_AccDwx@wp@wh@w`@{VaMgC`MfJ`Mrq@xn@fJ`MxAmGuRkm@aMuK_e@i_@oU{|@wfAiXgQgJ{Osq@ksAqc@mGmG{OiX{cAatC}]gp@yHxA|qAzOkCiMiWga@uXcPqG~x@bsBbmDfuO|dAj`@bRn_A~d@h_@|qAhQhXziB|]tYvg@|VrDqDgJsq@krByg@cb@iXaMbTxn@niAfdBteB`gBlhBziBpjDv_AxbBd}AppAxn@|Vh~@zOv`@n\\zVjrBbb@|]vYxk@daAlO~IlDanAe}CglF}jPyaD fpx~EbsRdmDrpB`t@gOv@hC|ElHx[zCpF`DlE~C|Be@aJiFeHgEkDcBec@wGif@eLqI}FgDRrEnKnQzJfDi@}FwP}HaTu^aVwX{JqIgH{FoOaXs`@gi@s^cTqI?|Dt\\h~@zk@vrA~]lQ|F?eLsA|FzHnMbRdjAvTlWjYdLzm@nK~|@xmFjv@nQxNdLnOh@iB{FoOaXokCge@sGi@~DdLfDsAqIwtAuZ{JcTs^qGqEqCmEk@sAi@l@fCjCxOrTdEbBc@aFyFgCmA]d@pA`D`CrHb@rCdHzLlQvX|_@fg@vvA~_@tXnp@fa@zJvXfe@`u@`{@ttApM|DyPk[wu@gaFakHwtA{i@?lQj{A|~DvqBtwBt\\dPrC{LgHqEcVcRaX{dCmv@oTsOwJ}En{@z~B~hM~cEhbCt`AyFyF}OqA~DcReg@mxDqE|FbrAnIsAgc@wu@s_AkYmUql@co@aXi]u`@gc@cP{NoMeLqG_CTfDnMfH`Xzg@xq@zi@dm@~vDrb@ph@xR|B}`AeL?dL~p@nu@}aCktGw`^qjL_|GqmCbCdG',
      ],
      ['qfek`@sUoJmVuM}ApCxIjr@hXzOmG hll_Fu^}F?pj@|g@d{B~S`LoIcs@ghA'],
    ],
    waters: [
      ['Hauraki Gulf', -36.83092, 174.77735, 0],
      ['Hauraki Gulf', -36.82656, 174.83336, 0],
      ['Hauraki Gulf', -36.81873, 174.84913, 0],
      ['Hauraki Gulf', -36.80452, 174.8658, 0],
    ],
    wet: [],
  },
  avignon: {
    bounds: [43.87762, 4.69731, 44.03338, 4.91369],
    land: [
      [
        'uzt[k|D_{GsyJ_{Gk|Ds}A?r}Aj|D~zGryJ~zGj|Dr}A? surkGigCccA?bcAhgClkEroGlkEhgCbcA?ccAigCmkEsoG',
        'el`\\yGuFepByiA{RcKaMkFyFqMkGeI{TiK_MyMkQsjAVvB`D`DnCjjAdQrMlL`VfRrFhNrGrGxLjJdRn^pzCnA c``kGtBoA_|Au~@mR_MmS_HqFqJoFgJoYkOsSwWia@sxCaEuA_@^zBdxC|`@hWzRr\\dU|EdKhGpI`SdLrQlZl_CxC',
      ],
    ],
    waters: [
      ['Rhône', 43.95133, 4.79987, -56],
      ['Rhône', 43.95803, 4.8067, -60],
      ['Rhône', 43.94701, 4.79628, -55],
    ],
    wet: [],
  },
  azores: {
    bounds: [37.38947, -26.06065, 38.19103, -25.04635],
    land: [
      [
        'fsp|CmaF_mC_rAyn@gkBy{Ac[qc@_l@c|N_hIksAo|Csq@sq@sq@yhCeb@yg@}kDcbHepDg~DilEkzE_sD{pFcuBsq@ksAep@{HlGdi@v`@rwAzu@h_DnqHzeOnoF`tCxbFbiHpiAboAb[v`@hyF`{GdbFnjCj]vi@tG|HxJjc@rdBdpAztBzxIfxG~xAdw@db@`M_Fc[as@}jA wyjfF{J|BbVlUraAdjAxjCdm@~[t{@vVuZscAoM}BvTbpAdJgFmt@{fA_^mUyLiDh@lUbo@~_@vrArbBvu@bqBdiBbq@nmAj[di@fi@jz@bm@nQzHiBfFvXrAgD}aB_aAg^yBxGkLlBfQ|@mUwFu\\qx@_fEkxD{fA_y@__A}dAyjAypAi~@{k@',
      ],
    ],
    waters: [['Atlantic Ocean', 37.90158, -25.56759, 0]],
    wet: [],
  },
  bagan: {
    bounds: [21.104, 94.81694, 21.23, 94.95206],
    land: [
      [
        'ievaQguBkpDkgCzt@~]r[bv@`[~w@WbA\\fY[dD|WjQV`@nLc@Zh@~Ii@Pd@~Hg@l@nIg@h@`Ke@h@tXtNbz@? kxm`CgmBcv@?fpAnf@`_@|w@fY|j@Z|@[nVZtBn^~_@bCK~_@L|AI|b@Jv@Gng@FJnm@FAlu@FFjgCqMkdDo{E',
      ],
      [
        'scyaQ{Va_@mIaK_NmQeVmZLYa]XmA]}\\^i@_@qw@\\c@[m\\ZkA}`@ue@}f@{HipDguBcz@?bz@fuBhpDlkFjpDj_@ _`|_Cq{BijCca@o\\_ZcVwSySe@ZoV[gAZ_[[e@Xoy@Y_@T_`@W_@kj@cw@k`A?bv@fmBjdDn{EjdDfmBbv@?cv@e]',
      ],
    ],
    waters: [['Irrawaddy', 21.19552, 94.86022, -46]],
    wet: [],
  },
  bali: {
    bounds: [-9.03084, 114.88685, -8.28326, 115.64305],
    land: [
      [
        'ofp`U}gFchGqh@qh@?b`@d`@ttApoDj_DlhBjaJtx@n\\jf@pj@b[bhAhxG`|JxhCteBnbAhyBnhBpwAteBb[xn@hX`z@tyCxn@tRb[rDmNaMyg@qc@aMcTtx@rDsD{Oc[}VuRmNgJ{H`FnNxHfJrq@p}B|jAhrB`tC~eC`aAn{@h~@hJx`AsAej@gSoK}jAgqGei@km@obAiXaMm@zH`c@lt@fXbP`PBbYvHeGax@vYhUnUrwApj@vqCdkAtUvW`HqAiVaBhbAbb@dvArwE~`MlhBtkKxaBx`A|_@?s_Hi`Q{`Zoac@qpZu_R xvkq@rjGhnEx{@rdExgCbiEh`AlkAbuBbmDlU~_@xNrb@r|Alv@vV|c@lpBxnC`y@xo@pf@`zAxiBvsBbqDnj@jx@nS~]vs@|a@jW`{@|bAzfA~_@~z@j[UuZwtAmUmQoMqIi@|FbPjYjyAnkCnjB~]xNpj@|`AtZdPrAoQmQ_\\cm@wRqEqI_A}Hoh@c_AkwCuZol@mtBqeAehA}a@__AcuAe}AlKv@wK{j@|HoBsK}Tus@i^uMu^aVqnB}nAkCjOeAaJkOmXygCon@{hAypCkkKgfAgeEixBcrD}kFueHa|EkrCuhA?rRff@',
      ],
      [
        '}tz_Uw{A_kAei@mhBchAmhBeb@sx@euBybBmm@rDnUt~Alt@rq@xn@xbBt_A|}Cp}BhyBvmAlNxAmG bsct@}~BcrAoKpCaV|HbNbs@h{EzdCt{Bxo@vs@ltBfi@tVhDsd@sb@{gBi_BkrBsd@yN{PmS',
      ],
    ],
    waters: [
      ['Indian Ocean', -8.71935, 115.32797, 0],
      ['Indian Ocean', -8.884, 115.39249, 0],
    ],
    wet: [],
  },
  banff: {
    bounds: [50.69267, -116.68914, 51.82133, -114.88566],
    land: [['bnp{T?~sW~hp@`~hAbsaB`~hA~hp@~sW?_tW_ip@a~hAcsaBa~hA_ip@ y~xxHbv|@jhm@rz]vlN?wlNsz]khm@cv|@khm@sz]wlN?vlNrz]']],
    waters: [],
    wet: [],
  },
  bangkok: {
    bounds: [13.51393, 100.27012, 14.00847, 100.77928],
    land: [
      [
        'c_`cRo|Lg{S_zZg{So|Lw}E?jNx]dm@zbDliAjyB`nJfrBvlBhmDxaCbT?mGuRaM{AfClGrKzOhX|M~sEj\\rSlFuGuU}_AkZiRgQwMwHq@vH~O~SdYn\\fZx`Bz]t^t`@z_@bu@|P`MzG`CIeGw}@uNiGkD}@Jz@zCdFzPbS|m@x^zFhDfB`AVe@{FwCkDiEi[oZgSmSiNqClIdSxs@dVzStgAhB|EhB{q@ej@qVws@}RoHpBnLlRrSnZ|ZvGdEpGnDSuAyC}FaIi^oa@{S}P}FwDsB_Ax@jChF|Ln}@jJj@mEgLwNel@e`Akc@}_@ia@s_BmX_VmUiRwLuEj@`HjMxPdQjVx_ArXlKwFuT_{FtFpDtR|Orq@fkBfsM|kH~xI`uEtbG|}Bb_@bYxg@jp@lv@~R~B gp`tAwoLkwE?tvEjnL`fSv}YfdSvjLfqEa[o\\u\\mx@qb@wu@yoB{dA}g@kYym@}e@ww@crAwXqEpKt^jx@tw@kdJ}r@_m@gc@cWkOwZmUo\\ua@ib@oa@{XyVqO{IeEf@~IdcAhMlE`Ac@qF_DuEiFyFcGqJ}q@qPeO_QoNiOiLgMoJgRuPs\\oMeCyCiDqE_F_Sgk@qNqKgHmXk_@aSgWu\\ed@ui@_l@{gBwz@igA{lHkC?jFbwEv~Cp{@vgBjk@he@x^pYbVnSh_@`XtKpMr_@xg@hRzGnGpFtDbMzS~N`PlHjHxIxXlMvMhMlNtq@rNfNxLjJjFfItCiAuEyNqbAiIY~C`ItLnOdVr^ha@x`@vZ|QrZlQ|]pi@to@`hLvaFzk@~x@bTha@t^`vAze@Sfi@wzBag@jH|v@hn@xb@jNchSmin@',
      ],
    ],
    waters: [
      ['Chao Phraya', 13.77998, 100.50907, -76],
      ['Chao Phraya', 13.77618, 100.50587, -66],
      ['Chao Phraya', 13.72287, 100.5133, 87],
    ],
    wet: [],
  },
  barbados: {
    bounds: [12.96867, -59.77821, 13.34983, -59.38679],
    land: [
      [
        'r_akJiXaz@gp@yu@gw@c[mt@oUikBecCsx@qUw`@_l@wzB}eC}jAo|Cc[yn@qc@gJsDpD`MnU|]|jAz{AtzBz{A|]b[hXf~@bb@zOzOzOrc@nUhXb[l{@j_@|}@pk@|YvFxB{AlAxEdKjFnCwB`CvMiBzBrDnHpAmFx@lfAbTtRfQdb@h~@tRzO`MfQl@ uqgpA{i@gdAsd@kWi@dHrb@vV`sDjwGpdB`\\fa@rf@|}A~}Apd@lx@dLha@xk@~]he@faBlp@dm@zi@niAdlAbrA`vAvXbPpG|DzLUgHwPcq@cToQyNwX{HyL}DpAdDvFpa@vHtFh@_E{H}d@kLuDjDhYbDu@kFgT}Fae@oQwV_\\elAasDegByjCmnDivJ_{D',
      ],
      ['rdzjJiJyFjH~E`FlA }uznAyJ`CfVtD{AgE'],
      ['xdrjJqOyCoDeEcDhHhCnHvH`G {vwnAqp@iEmAl@bKz}@lCxAoAoI'],
    ],
    waters: [
      ['Caribbean Sea', 13.10102, -59.6423, 0],
      ['Caribbean Sea', 13.08968, -59.68075, 0],
      ['Caribbean Sea', 13.10783, -59.71453, 0],
      ['Caribbean Sea', 13.13003, -59.73255, 0],
    ],
    wet: [],
  },
  barcelona: {
    bounds: [41.28581, 2.03238, 41.50219, 2.32082],
    land: [
      [
        'itgM?zOt`@nq@b`CviB~k@pj@di@xg@jf@fkB|xE||@lt@~k@jm@xn@zbBr_AvmAx{A`|Gxb@tnC|k@|\\~M?e}Bm{FqyJwwNqyJm{F mwh|F|w@~n@|e@`]lj@vo@jYj]ha@fe@di@~~B`pGzhAt{@nn@xk@fi@nkAze@|g@zi@|rBlCz@s}Ak|D_{GsyJ_{Gk|Ds}A?dMn[',
      ],
    ],
    waters: [
      ['Balearic Sea', 41.37239, 2.20541, 0],
      ['Balearic Sea', 41.36205, 2.21918, 0],
      ['Balearic Sea', 41.3653, 2.23672, 0],
    ],
    wet: [],
  },
  bariloche: {
    bounds: [-41.32848, -71.70372, -40.89652, -71.13038],
    land: [
      [
        'lp{sL`mDbfBj_@qe@klByaBewAqlAkdDzBkG_LmTqHyArEzFy_ByrFLeLsEmEgIvOkQ{g@itCyvAyxAyzAw|Aw|Aw|Aw|Aw|AklB_|BskCg{CycCklB}tAo}@mVrNtu@v|AbxBlsCvnD~pKraEjwJeEmeEueK_fQgtLobHwpC?zyFrtNnoVjj^noVrtNzyF?}lA{zCwhFwvHg}DycA n{qxFx{AlsBdkCxbDnzDhoCddB`y@vc@sPoNsDxA|ClExSbHhW~w@{Fcc@iDKrGv]jKrN|g@h[la@tg@zm@nf@~^rWdPjHp@gEaMeYie@kq@o}@ieAcmA}tAw|Au`BqdBmhBm}EusBmsFa|Aa}@_^?~{D|xJ~uPzrV~uP|xJ~{D?_|D}xJ_vP{rV_vP}xJ_|D?dVlm@',
      ],
    ],
    waters: [['Nahuel Huapi', -40.98087, -71.47529, 0]],
    wet: [],
  },
  bath: {
    bounds: [51.13743, -2.75277, 51.62757, -1.96743],
    land: [
      ['hq_PcqCczEecHmeEwgBaJhqGxuD~xArlEbdEjn@r^xN? qxdzHuhA{c@?rNf^zm@tjEtuBvZ`d@lcAuOg{@yfBmrC'],
      [
        'zvaP_GuMmT}wBqiEedBmbAqbAonCaoM{d@arAci@}[yx@ykGe_O{xu@}kVirNsxF?pvIdnTxe_@f}i@ne_@nmTnuI stjxHwwLkhH_yCga@wVwRwX}e@ehCipN{RkUwZa_BetAaXwOkGluEzkLhbSvxYhbSzkLluE?_qCccHcuL',
        'juwMqkB_j@oc@g]oZin@oS}Qc`@iLsIeDRdAAuDiLi{@yQmPqPag@tA`g@rPfPvQl{@lL~D?eAQrB|GpK|_@pRvSfn@tY|\\jc@~i@|jB gauxHvl@~OpKpFhCjCrA`C`HrAE}BeD_FuG_IaK}l@}OcRsT}t@?|s@vT|QzO~l@dKvI~G`FvCjABqAaHcCuAiCgCmFqK}Ool@',
      ],
    ],
    waters: [
      ['Avon', 51.37934, -2.36692, 14],
      ['Avon', 51.383, -2.3568, -62],
      ['Avon', 51.38967, -2.34837, -57],
    ],
    wet: ['bathwick', 'kingsmead'],
  },
  beijing: {
    bounds: [39.74926, 116.1136, 40.13284, 116.6139],
    land: [['m_}fU?zyEvtLroSnjZroSvtLzyE?{yEwtLsoSojZsoSwtL enbsFf~SlvNrnIxfD?yfDsnImvNg~SmvNsnIyfD?xfDrnI']],
    waters: [],
    wet: [],
  },
  belgrade: {
    bounds: [44.71657, 20.29077, 44.93003, 20.59173],
    land: [
      [
        'eszzBifG_jKsmOajKifGsbC?tmCxeBnyA~rAboC`}@ty@tw@vu@|r@Dj@Gvo@FnA~h@Bp@xaAf_@~e@no@`t@rm@_AjIhKbD{EqEzrBt_AtuFlNhK~GfB_HivFcaAcxByx@yu@mr@ik@GiBDqa@hAc@z@~CvL|H~N~Wlb@fk@|r@dzB~tKdE}D{JutKs~@mnBok@{d@_]wP{J_MyD}@`@d@}p@gg@sm@as@_@Fgw@saAi_AqgAorC{jAymA{~A_xC?rbChfG`jKrmO~iKhfGtbC? qc`qGwyDm|A?l|AvyDdwGdcCmYkH~ErRdk@fI_@{F{JqKPESqHR_@wCNSkCuC}HkOuS_S~GvCc@gGuE_Bou@u`@ukC{BjAhEvGpL|kCna@~w@rWjTlPlJQTN`DtCzj@hQvOr`@jOhOzOrOnOhPri@d{CjFhF?_{CyUcd@qOwPgSiQkRia@sRqRmk@aBbBnCdHnKMPdKbH`@oJ}k@cQqEtGv[zkEfwGvyDj|A?k|AwyDgwGotJ',
      ],
    ],
    waters: [
      ['Sava', 44.80852, 20.44476, -61],
      ['Sava', 44.827, 20.448, -89],
      ['Sava', 44.79722, 20.4301, -34],
      ['Danube', 44.8357, 20.42704, 26],
      ['Danube', 44.83129, 20.44172, 19],
      ['Danube', 44.82546, 20.4812, 7],
    ],
    wet: ['zemun'],
  },
  bergen: {
    bounds: [60.2763, 5.07871, 60.5152, 5.56229],
    land: [
      [
        'y~o^iyBei@q\\o\\sK?rKrKzOv`@rq@nbAfxClt@~d@nUtR|]tRlGmGiX}]lGv`@jsEjt@n{@fJ{|@sDzOrx@|VnUrr@lBcf@gmAktBo{CgeC_oB mlepJ`vArf@|c@fbA~|@~[bq@bTnQlSlUjWdm@dLpE?}BwRs`@qh@ejAu`@uXqMyNmt@cPi_@wZoj@cTeJ~@}FazAgcA}t@mIlAdN`[f_@nc@',
      ],
      ['g}~]isAe[k@lGfQb[lgAz|Afd@xWjKeGkOqWy`A _pgoJvwBneAj]jYlUlQbVrC_]a{@_yAyjEon@gJlu@'],
      ['s}|]kc@eM|F`]fs@df@bY`L{J}J esznJ~TlO~IlD?eHmQsZufA|@'],
      [
        '_on^sq@ufAy{A}pB_fC{pBy{AwfAsq@k_@aMfCnUn\\pc@rj@rq@bb@tRfCcTaTrDzOnbAb[zOrDsDuRw`@ulBgw@sq@_l@mf@ei@_l@yn@ybBi`GswA}d@k_@ecGirBmaBecCa{CmuCoeCqp@{~@oR_LoEzEzEr~@t{BxnBfiEzcHtyY|zAeDbIpXb`Bt_EnjHnwEnt@zObTdCaMoNcTuYsq@wg@swAg}A}]gJlGb[jsAvfA|wFzOhX`MvAkG{Oc[ ahooJs^aVqM{DrAi@iDeHgL{JoIgH}FyPuZqd@on@qh@sb@u\\{i@u\\eLcT}`As`@k]aZwV_^ge@gaBqh@i]cR}FSpEzLdk@jsCpf@dLxPxmDr_Ard@fg@pf@~[~PfC]bc@hiAloBb}Izo@vnCzrCjU|MlFqCqCcE}Bw@bBoM}g@sb@{J{FwTu\\qkAgc@k[mUwVgH}B|BsA{FgLmQon@{LaVsAeLwVoOgdAwZ_\\',
      ],
      ['u`ca@?vWrp@jiAhvDrzB|jAv`@`z@|]vnDtYlaBtfApyDx{@tnBcr@m{CwdGanJirGqvD qufpJ~hC~hB`iAbi@~OhC}F{FwVoQ{fCoMqf@mr@erCah@u{@aSkLuE?na@~cA'],
      ['yiba@sSb@tf@rC _oynJgA|NbCiC'],
    ],
    waters: [
      ['Byfjorden', 60.39575, 5.28501, 0],
      ['Byfjorden', 60.398, 5.2704, 0],
    ],
    wet: [],
  },
  berlin: {
    bounds: [52.34615, 13.10707, 52.68685, 13.66693],
    land: [
      [
        'ea`oA{hNw}U{r]w}U{hN_tF?~sFzhNv}Uzr]v}UzhN~sF? klg`IciHatC?`tCbiHb~LfsQb~LbiH`tC?atCciHc~LgsQ',
        'onfoA_[aZ_nEim@au@a^oOtD{vDyyGsyE}wBec@a^aZyRm_@cN_N_m@wRgTweAkRaOah@mPkR{~@_VcUgeBcfB_g@}j@up@mfFuwHgElxHpfFxp@`l@ng@reBbeBxUvVj_AnQnNnZzMjQlT|eA~RbPdm@nQvQb_@dRzVj]jb@rwBzyEbzGdxD@jCxJdObOzJhCtAuGx[hf@|[zaBntC e~|~HxH{G}cEcx@_fBqeBk_ByfD~Mp^d^jRjCh@wBkFmOuBZtMdBIaF`@rCzWzFjDxKvEvGhn@bc@lOdUf]f|CpzDs@a|Dg|Ci]wUqO_c@gn@}GaF{KgD_FuPyFeDe@bFHyAuMg@lChOdFhBi@iCiRg^o^cNm|CyHgFsArAfFxHf{CbjD|lClbBho@zlBdiC',
        'cbipA_uA}eAy`@eeA}zAgaB{mBof@md@ce@_f@m|Ar@d{Adf@hd@fd@bf@vmBbaBnzAfeAh`@|eAftA~@ uep_Ihc@rYjIrQ`SpLxPzChAg@_CaMu@nL~Bf@gA{CyPoL_SsQgIuYyb@A',
      ],
    ],
    waters: [
      ['Spree', 52.50957, 13.42865, 32],
      ['Spree', 52.5213, 13.37254, 8],
      ['Spree', 52.52292, 13.31364, 14],
      ['Landwehrkanal', 52.507, 13.348, 29],
      ['Landwehrkanal', 52.49916, 13.37929, 17],
      ['Landwehrkanal', 52.496, 13.452, -12],
      ['Havel', 52.51484, 13.20608, -88],
    ],
    wet: ['tiergarten'],
  },
  bodrum: {
    bounds: [36.95889, 27.21225, 37.20181, 27.51675],
    land: [
      [
        '{wgeDkm@coAgw@c[yn@uR{O{HyAfCnUv`@vYh_@p\\zVfJdJfJvRlGyAsDmGiJsKaMoN{OiXw`@ci@sq@_l@kf@w`@c[cTaMaFk@yAsK?lG?uDgJkm@}VgQuKeCsDyAeCsDoNcaAmUoUgJgJk_@mG_FuD_FyAaFsDeCeCm@yAeCsDgJ{Osq@wYiX}Vei@}]eJuKo\\q\\mGeCj@xAzOxArKk@}VoUmUoUoUoUoUoUoUoU}|@_vGce@mXuK?nG~OlXveAlf@f|Bxu@zOrq@pc@pvBvY`Mpc@nUnUnUnUnUtRzO`MfQxAm@_FxA`FfJxHlG`F`Mdi@`MdJlGtKj@mNxAvYlGgC{O?tKlGfJ`MzOnUb[xiBb[nUzOtKlGdCk@uKk@xAhQtYj_@|d@pj@nNlGj@eJ{ObhApc@nUpc@zOdi@`TtRhQh_@~d@`MrDrDz]rj@bT?sDgJk_@aM gziaF}DwVwXyNs`@yPoQyNeLqIoM{Ji@|BfHnMhBk@}DaTcTyN?fDpIhB_CeJmQ}Hi@hFxNzH~B_A}F{JyNyR{k@mQoj@{Nsb@oKsESxPbNxR`XnMh`AfHrC?{JmsAoQ{FR~B`X|BRsAgFcNqIiDhBh_@bs@bPfJfD|BrAj@|B|FzJj[bNtA?}FqKi@~@fHrAhBfFzFzHph@t^jYbTxNpIfF~BRsAcTmhCna@x{AbvCnpEzyChcBvl@eMy@rHsAgDwVaZ{dCmU}D}D?~BzFzJxNfHrA}ByR{FsEeHuAi@?~BzFzJ|c@~}AtXpMfBwTeJ_b@qEoOqIyNcTcPuZ}Dk@hB|FfFpEdPrEfFzFpGfHzHlUnj@nOdPfc@~_@vZlSnK|FnIfL~[~Y}DrEsCkWuArE}@gHoOcq@_~Au}@cpAkYylAkwAk~@kWuZ_^_{@eP',
      ],
      ['{|`gDzAvDpGzX?wDcSiM {n~aFnd@rFFaYib@sF}EfM'],
    ],
    waters: [
      ['Aegean Sea', 37.14132, 27.42703, 0],
      ['Aegean Sea', 37.17048, 27.45694, 0],
    ],
    wet: [],
  },
  bogota: {
    bounds: [4.5426, -74.15699, 4.7484, -73.95051],
    land: [['f`hbM?jyArsD~mGjhJ~mGrsDjyA?kyAssD_nGkhJ_nGssD m}o[bgJbmG`sD`yA?ayAasDcmGcgJcmGasDayA?`yA`sD']],
    waters: [],
    wet: [],
  },
  'bora-bora': {
    bounds: [-16.5912, -151.81825, -16.438, -151.65845],
    land: [['j|q|[?|dAxjCvpErvGvpExjC|dA?}dAyjCwpEsvGwpEyjC ditcBbkG`hE`eC`bA?abAaeCahEckGahEaeCabA?`bA`eC']],
    waters: [],
    wet: [],
  },
  bordeaux: {
    bounds: [44.73892, -0.71876, 44.95808, -0.40964],
    land: [
      [
        'hzlC{hCwmEm`N{fC}`A~BsBsQoUgJgJaM{OuSg[wF`EfNxTzVMXxT|QlR`SvR~AvMfHMVPjCQXd@i@QLcBMSRqEgFeIuI{K_Nyc@gUeY}_@gmC{MmMMvlCx_@rXry@nNdMfL|GvD|BxAd@c@uB{EgIeOqSGkTy@KcSLYiT}XuWyPgGpG`TB{Dm@fJ|VnG~S|Ck@uTucAkzBaqDwgFomDksBey@?ffCnmGttK~{OttKnmGffC? omeqGy~D{~AdCfGlKnl@fh@rvBfeBfc@jYlUlQ~MpjAji@~[nUfR~OF?vOpLzH|GnIbAjLpOB`ACvO@n@fP`Q`@@jNAt@BhMtGxH|J~QxZvhA~h@hk@~p@jgElE{DgJufEqp@oj@{qBy[aTyMqGyEmH_M_OcOgMoKiHsGoHD{Is@FmMG?kOsQ_UeY{e@om@kx@s@uBcLeo@_zCu^oj@sUwY}`AiYqPwG?z~Ax~Dr~Gn~Jr~Gx~Dz~A?{~Ay~Ds~Go~J',
      ],
    ],
    waters: [
      ['Garonne', 44.84, -0.5665, 78],
      ['Garonne', 44.84518, -0.5672, -86],
      ['Garonne', 44.83323, -0.56119, 67],
    ],
    wet: [],
  },
  boston: {
    bounds: [42.29948, -71.15921, 42.41432, -71.00379],
    land: [
      [
        'h~hqL_gC}jE_oG}jE_gC_cA?~bA~fC|jE~nG|jE~fC~bA?mc@a}Agj@ab@yYeUqc@iRgSyRij@cAaAPrBni@`QzPbPnc@nW|]nd@fl@p|Af`@? ytwaGocBgq@?fq@ncBtuC~gEtuCncBfq@?gq@ocBuuC_hCgEy_@}KuArIvS`q@`QrGtBPKuAq@q@QmBwFgO}p@wUwJxAnLr_@rDsx@',
        'xc~pLyD_Giv@_WcR_RqQyN}YyUwWeAdAxD~F|Fbb@ld@j\\rMhP~Rxs@zDxDbA cnoaGjCp@gDoBgCuEsGmGyNcNmR}D{DiCq@p@nXlUtMfD|BxAbDl@jCzD',
      ],
    ],
    waters: [
      ['Boston Harbor', 42.35849, -71.08366, 0],
      ['Charles', 42.369, -71.066, -45],
      ['Charles', 42.35682, -71.0915, -16],
    ],
    wet: [],
  },
  brasov: {
    bounds: [45.41142, 25.23916, 45.75358, 25.72804],
    land: [['qve|C?ztEvjLt`SnvYt`SvjLztE?{tEwjLu`SovYu`SwjL _eouGvuQb`MjjHttC?utCkjHc`MwuQc`MkjHutC?ttCjjH']],
    waters: [],
    wet: [],
  },
  bruges: {
    bounds: [51.17612, 3.17551, 51.23908, 3.27599],
    land: [['s_`S?|j@|vAzbCznDzbC|vA|j@?}j@}vA{bC{nD{bC}vA qerwHbmBrqAbv@nZ?oZcv@sqAcmBsqAcv@oZ?nZbv@']],
    waters: [],
    wet: [],
  },
  brussels: {
    bounds: [50.7746, 4.22316, 50.9483, 4.49834],
    land: [['yxpZ?jwBvoFdhJr`NdhJvoFjwB?kwBwoFehJs`NehJwoF asquH~nH|bF~vC~jA?_kA_wC}bF_oH}bF_wC_kA?~jA~vC']],
    waters: [],
    wet: [],
  },
  bucharest: {
    bounds: [44.31394, 25.89711, 44.58576, 26.27789],
    land: [['uzo_D?reDdlIxrNjySxrNdlIreD?seDelIyrNkySyrNelI m`pnGvzMvcJzlF|uB?}uB{lFwcJwzMwcJ{lF}uB?|uBzlF']],
    waters: [],
    wet: [],
  },
  budapest: {
    bounds: [47.35065, 18.82827, 47.65995, 19.28613],
    land: [
      [
        'ih}qBsoK}wQg`X_xQsoKigE?hgEroK~wQf`X|wQroKjgE? uoraHsmGkfC?jfCrmG|tKf|O~tKrmGhfC?ifCsmG_uKg|O',
        '{kcsBsKuJyqBui@g_@aPqHyB]`GtVlDxEfHhIhSrGlPdGjFbEbC~ApBf@_AqAqCiBmXgHaFcCkAiA}DaYqa@wNwMgo@|@jMhG~F|n@`MdNbPbi@j@y@`\\lL`JbEdC`Cl@g@k@bAm@_C}BL{CsE{FsGoQaJyR{FiF{DwHmVqBj@tB|GdOj\\|h@hrB suf`H~C_CqfB}j@aj@oe@yg@{f@sdBes@gaBqM{LwKqHkNiGeTaJcJ{IqHqH_ReQaULYgAaq@gSkRkQ{Qgb@aCcf@kw@q^qd@evC}FsDp@hFnuCxb@t]f\\b_AnCtCf_@pPdR~QnUbg@lLbB\\dVnS`TzI@fJpJ~JtJlUpI~MfF|HxJr\\fhBrv@zdAte@pe@pc@~e@hj@`gB',
      ],
      ['kifsBoA{B{DsHeLgPxB~BnEdHvRpCxD mz_aHmTgTaQuOePoR|e@tPzPfSze@aBa@'],
    ],
    waters: [
      ['Danube', 47.54, 19.053, -67],
      ['Danube', 47.507, 19.042, 87],
      ['Danube', 47.50392, 19.0424, 81],
      ['Danube', 47.48857, 19.05199, 57],
    ],
    wet: [],
  },
  'buenos-aires': {
    bounds: [-34.83837, -58.69079, -34.35923, -58.10871],
    land: [
      [
        'zi}cJseBof@sDrDzOpwA`zDtR`MuDiXo\\}~Bqc@{HgCmG{OiX_`BeuB_gBgjC_l@kf@w`@c[c[c[c[c[gXoUiw@oUkt@as@}jA{bByiF}eKm{@ooBqoB_`FyfCoXaPoGt}Fh|N~zVry^~zVh|Nt}F?izAsuD}pGchSsiE tnqpE`rAdt@h_@fe@fk@ngC~zD`Zbo@bTj~@xk@bqBfg@|a@vsBdg@~_@vXlr@~x@vw@dnA~Y`XbV`TlWtZ~]ha@|a@rb@xmBhe@lmAzm@`u@h|@fdC||F~]zi@lWjYzn@|q@|tAxsG|sB~lA|e@?spEgbL{sRoeY{sRgbLspE~E`M',
      ],
    ],
    waters: [
      ['Río de la Plata', -34.56648, -58.36048, 0],
      ['Río de la Plata', -34.55102, -58.36281, 0],
      ['Río de la Plata', -34.53748, -58.3625, 0],
    ],
    wet: [],
  },
  busan: {
    bounds: [34.95982, 128.89362, 35.32508, 129.34028],
    land: [
      [
        '_iktWfx@pcDdi@vg@jf@h_@hXhQpc@fp@j@c[xHn{@nbAdp@~qAb[fw@tYhX|Vf~@lt@fjCv`@rq@zOv`@tKlGdCyAaMuRsDyAdCxHtKtRvYv`@j_@|]n\\p}Bpc@hXfQhXj_@jf@v`@rq@|]fJ`MtR`MzO`MfJv`@|]rKlGfC?aMrDfJzO`T`FrDtRdi@heAnUnUfJnUhQj@gw@k@xAxHtR|]xu@~qAbhAb[nUzOfJrDxA`MnUnU`fAhQzTlX`RvKjEowD_pJmhP{cg@ ecvvEv]lvBbPfFsAfJ`Xze@tvCdpAfc@dnA|a@vtAvsBpgAtvArb@btAr`@lUdJ_A}D|F|DxR~B|@|DzJxPxk@ha@tZzNrb@|e@ph@bRbPbNdLhDuAqIcnAkYkYUzJlW|c@|a@~~@`y@~[`y@di@dL|F~@_Ckx@s^}F?|FxNr}BzNzF?{FaZsEgF|Fpf@|@oOmOyq@}bAg`Ai|Fu_AeLmMfDjYffA~zBtvAdRrA{Li]{m@ymBon@|Dt\\dzD`QhFkBwhB_oE{qUmtHimEcfB`B',
      ],
      ['iousWkUHxBhEfHvO|@cB khxuEdMhFpBJeC}L}ByD'],
    ],
    waters: [
      ['Korea Strait', 35.12216, 129.16658, 0],
      ['Korea Strait', 35.10078, 129.18829, 0],
      ['Korea Strait', 35.06853, 129.20735, 0],
    ],
    wet: [],
  },
  cairns: {
    bounds: [-17.16275, 145.142, -16.24315, 146.1021],
    land: [
      [
        'sstvZqSezBal@sD~k@`zDn{@`T~d@f~@mNuRiXmsAci@iqAq\\i]idAgc@oYo\\o|C_rAytAulBei@{cAq}BskGgeEyg@qj@k_@uRei@yhCwg@qc@swAc[c[coAmm@ei@mGxA`MhXtb@qIeMfT|X~BuIrrAzO`Tj@iXq}BcTsDsKw`@az@_l@mNzcAxAsL`VbqAj@aL}_@geAcrHsj@k`Csq@ksAskCaz@az@ooBkf@{Ov`@pwAhQuRsDb[nU`nBbaAx{A|VfC}Oei@y{AwfAw{Eei@lqIpiTj|iA`c_@hlTtuI?{hCyrGu|Kuc] duyaBx}@r|AjqCdiBj{AlqE|aBraAlbNfhEloAln@j[xs@?aYjBpJdo@hnB`uBjz@haDxkB|`Ef~BvwBzeBjzB~yEr|Ar`@`w@zlClr@nh@vtAhe@bq@dbEzk@j]jx@vu@h~@j[fc@fe@lUdKrBnm@vVwLwp@{F|S|FtXvy@lr@lqCjx@zcBlr@vVfHmUkYefEau@ynAyBkr@iK_OtFp~@knGdJfaBxPoj@i|Bsf@wRxRvVvu@dhAzeB|g@r^pf@fgBdm@lnBdiB|~DnnB~yAbnAj|@~z@xqBnbLzxErh@vZzLiqKscX_vd@ghq@_vd@scXiqKfD',
      ],
    ],
    waters: [['Coral Sea', -16.63909, 145.66205, 0]],
    wet: [],
  },
  cairo: {
    bounds: [29.83682, 31.00515, 30.21318, 31.43985],
    land: [
      [
        'kpg|Dk{JoyPwwVqyPk{Jc}D?b}Dj{JpyPvwVnyPj{Jd}D? o~`wDihIucD?tcDhhI|lNrqS~lNhhIrcD?scDihI_mNsqS',
        'iv~|DumH_jA{bC{z@}q@ob@uPsB`DxWjH`Dxk@jPhMhQvHTsIc}@bS_AiKgV_yAyN_D|Ea@uMa`@cyAoj@o_@uTmNoWmE}KmErW|NpVdc@|l@nxAb[pJ\\_FjEdPdxAfUxJx@uB}]kDbBvP{@uE}c@oYaE|CrRvd@`r@p~BrbAx`DdvEtP kgiwDzcE~v@nrBdz@dw@`n@|d@|]pZxgA|MNl[pLvN|b@bg@xS`f@nbClsAvq@pn@dw@jvCbb@f]vz@x]`e@nb@p_Ave@ln@~aAzsAzzEpG?yIc|EyuAqfAgs@{g@a_Ag]e\\yZ}{@yc@ae@utCut@ol@mk@kUimB{^md@qpB_a@kNws@ykAa`@oe@sh@aq@gw@ywB_x@sqBqgC`C',
      ],
      ['qqo}DmH_Pa\\e]dMpGnBkTtCxI|v@~H }tnvDqe@m`@{YcRxRlRtUlgD`Zta@suB{c@'],
    ],
    waters: [
      ['Nile', 30.08052, 31.22962, -71],
      ['Nile', 30.00382, 31.22535, 73],
      ['Nile', 29.9348, 31.25283, 57],
    ],
    wet: ['garden-city'],
  },
  cancun: {
    bounds: [20.32146, -87.53734, 21.49074, -86.28566],
    land: [
      [
        '~~dmO?jzFvuNdqVjiv@dkOlzG~nBy}pAwrWelOqeG?rbPdfa@xir@nmcAxir@dfa@rbP?sbPefa@yir@omcAyir@efa@ uy~_Cpov@lsh@hwZb{LjQ|c@jv@brE~Nhm@r{A|iCbxDziCr{Ahm@?q~Nc~^u}n@g}~@u}n@c~^q~N?d{LhwZ',
        'd`crOie@z`BpnEbgVhnIvrFdwCp{@qgAwlE_rIczX{lF _nk{BarEu^cTqI`Tdi@h~@lsAh~@fi@bToIaT',
      ],
    ],
    waters: [['Caribbean Sea', 20.41305, -86.38371, 0]],
    wet: [],
  },
  'cape-town': {
    bounds: [-34.13386, 18.21066, -33.79574, 18.61834],
    land: [
      [
        'usznB_l@_l@oUaTuRiQw`@{Ow`@iXw`@ei@sq@kj@ac@{[ep@cOkC}BmZo|@od@_g@qvAkf@w`@a[oU}Vk@zOjf@jaB`M~BlIkdAonC_|NuyEwpC}gA?x`@nbAfdBt_Itq@ppA~fFnhB`uBbuBnUlGfp@laBnwItrClaBdp@eCmGuKi_@o{@oUgQ{OsDuKo\\q\\yArD`MbhAfw@`Mpc@jf@zOyAsDmGiX jrqnEyo@cu@_\\sb@gi@yo@qhByk@{hAia@ia@ia@ga@oXuO}F`@aDThC~A|AYgBmLmS_`@ol@ay@i}Agc@u{@gfAwvCcq@}vAqv@sIaFoB`rBbeFdxIdkMnyIrgFzuBhPdFt^h{Anr@|}AvqBj]zu@tJxFzBeHiQqZqbA}WaRwVaXoMwZqaAytAkx@arAon@eJsE_ApIxRiBi_@aw@co@gi@aTcT{i@',
      ],
    ],
    waters: [
      ['Atlantic Ocean', -33.92553, 18.36715, 0],
      ['Atlantic Ocean', -33.90615, 18.33671, 0],
      ['Atlantic Ocean', -33.93879, 18.29951, 0],
      ['Atlantic Ocean', -33.91584, 18.28168, 0],
    ],
    wet: [],
  },
  cappadocia: {
    bounds: [38.5124, 34.68177, 38.7896, 35.03673],
    land: [['sg~tE?hzCpuHzpMblRzpMpuHhzC?izCquH{pMclR{pMquH irckFbdNxjJpqFfxB?gxBqqFyjJcdNyjJqqFgxB?fxBpqF']],
    waters: [],
    wet: [],
  },
  cartagena: {
    bounds: [10.38115, -75.58067, 10.44935, -75.51133],
    land: [
      [
        'xnzkM?hErK~Qfk@tKhE?~V`o@~fA`_B`gA~n@~V?{A{DwGuJeIsGeF_MoClBrGzLbRhMpHvC?i]u{@_zAkxB_zAu{@ _bs~@jvBnxAtz@x\\[y@wAuBwAy@[?sFeNwUi]yUeNqF?iBqE{Hsc@mR}EqCiA?wNo^en@}}@en@o^uN?x\\tz@',
        '~fdlMNpAn@S[iByAoDgCgAuCuE_Ey@wAq@F~Bh@HcAiCmEsGyCc@rAjEfGbI~J|LjI|EnB?j@xAfCrD~ElGxHpUfJnUNeI{Ss^wVyN }dn~@qGwCkEiCeA}DoBaCk@EPbAxBt@zBtCtC|FtCzFhAp@V?sDeJyOkUyOgJqD?\\~@|A~BpDfF|GnIfH|FrEzH|B|D~@h@R?[y@',
      ],
      ['~}glM{ErD~MqAcB m}i~@`Cv@w@aCe@'],
    ],
    waters: [['Caribbean Sea', 10.40953, -75.55399, 0]],
    wet: [],
  },
  chengdu: {
    bounds: [30.54798, 103.94008, 30.81642, 104.25222],
    land: [['mll{R?pgCbpGtxKfaPtxKbpGpgC?qgCcpGuxKgaPuxKcpG s}nzDvtMj_JziFltB?mtB{iFk_JwtMk_J{iFmtB?ltBziF']],
    waters: [],
    wet: [],
  },
  'chiang-mai': {
    bounds: [18.71001, 98.87468, 18.87999, 99.05422],
    land: [
      [
        '}xnzQc|CsjFgyHsjFc|CqmA?pmAb|CrjFvx@m`@g\\cOct@_K_FgBCt@nCrQvTfY~Nn`AjCe`A{NmLkWiQkIkCkAVfBvEzJdt@dOl\\z_@b{FrjFb|CpmA? qoarBwsCiiA?hiAvsC`~EnhH`~EvsChiA?anCgjB}i@{pBs]gXoRw_@oa@q_@}jAqkAqnAqg@krC?`tChg@`f@boAdcA`k@b_@~p@lOdRhWh]dqB~i@vjBdoC?iiAwsCa~EohH',
      ],
    ],
    waters: [
      ['Ping', 18.80504, 99.00068, 75],
      ['Ping', 18.77708, 99.00462, -79],
    ],
    wet: [],
  },
  chicago: {
    bounds: [41.68949, -87.93635, 42.12641, -87.34925],
    land: [
      [
        'b}ywOk_Eo_Hw_KioH}~EknCa~@a}A_^q`AqmAwjBeToPsw@qKkOiSk{@cATbBvBpDbpAnp@za@nMR_IbBxVtOjSrWp`@fi@doB_BkaAkk@mj@oa@gXqSyOcWcB`ISmK}_@yo@_nAdLlAoAoFoKiJcI{OgNuU_]od@}}AoxByx@qr@ksAs{@eqAufBi|BttBrgJpzQlmYzyRffLrrE? m_v_Gi}Je~D?pSbh@t|@fqAj`DbnAjiFleF`bG|w@hu@zuEn]nYtUjn@bEpAzC~@lH[~@jEbJ~Kv`@fTb|@db@x_@bYfRbNp[rA}NwJqN}RwY_`@sb@{|@yTea@qJ{GyD_AZzZ|PzRrTlVf^`f@pdBrw@ry@n{@n}@~{B~{BheAbmAtrDvoAvbAxu@vh@h^zSlI?e~Di}Jm|Ps{V',
        'nacvOocBie@_]cTsO{]{AWt]xOjT|\\vmA|z@xA wl|~FzxAxb@t]pYnXfx@PeA{w@yXwYu]egAit@Q',
      ],
    ],
    waters: [
      ['Chicago River', 41.88878, -87.62175, -9],
      ['Chicago River', 41.8875, -87.635, -24],
      ['Chicago River', 41.86518, -87.64004, -68],
      ['Lake Michigan', 41.94072, -87.48869, 0],
    ],
    wet: [],
  },
  colombo: {
    bounds: [6.7835, 79.74969, 6.9935, 79.96121],
    land: [
      [
        'cgifNwIuDoGgAMeCgCsDmGgJsj@sK}j@}vAqrH{bC{vA}j@?he@rkA~qBhxCpwBzvAdv@nUbTtRfQzOhXlGrDfCxAj@LbAhMzAbASwC}CsGo@m@LfAnGvFbNfB?_A wzii@sFWr@e[kbAgq@sJuAyN_\\ulC__AoF_DoAzzAvvDrrGnnJrrGvvDzzA?eMk[qi@ww@egAwvAefBwuBi{Csd@qIsSy]}g@ixAge@bAoAmDqBwD_@nAsAgLgQoEdBW{IoFiDaD',
      ],
    ],
    waters: [
      ['Indian Ocean', 6.87975, 79.83195, 0],
      ['Indian Ocean', 6.88142, 79.80551, 0],
    ],
    wet: [],
  },
  copenhagen: {
    bounds: [55.62215, 12.45061, 55.75185, 12.68069],
    land: [
      [
        'w~}jAqzBgxD_vFktDwrBeq@zXjDHuCaKqR}Yka@aXqNgE`BpJnGvWu@@hBdEpGhPxGpIfKh[nMn\\vg@nrAnfArlA`zBjmBdj@db@vzA|vBrn@x^zN? mfdsIopBww@?pJdVva@luAba@~ZxTpNlHbBcBvApGlMhSne@fQfk@nA~ApBpCtOfe@tLvJvHjOjH`TxZlt@fp@xo@hgAlv@hOxG~IdAuw@opBgiD_bF',
        'm`skAuAwBuByAoe@aQg\\md@[^vAtBxBzAnd@nd@|n@^ w`yrIp@PQq@_d@eRwa@mg@_AcAo@QPt@rg@vj@tm@bA',
      ],
      [
        'appkAuEwJ{Okj@_TwSkh@{uA{V{IWvADoA_BaCyGgI{Hm[aJaJaJgUgc@oMmOkQkf@wlAkwCs}AQft@`jBrvJr_DniBls@ {aorI}WoXaYkq@aTkQg^a{@iR_M{@kC_EuDoBeBiBe@NoM{F_I_KwZue@cBfErNrn@dtAnzDjaCxGrEjCdAcEeKiQ',
      ],
    ],
    waters: [
      ['Øresund', 55.68518, 12.60112, 0],
      ['Øresund', 55.70044, 12.61809, 0],
      ['Øresund', 55.72873, 12.63968, 0],
    ],
    wet: [],
  },
  corfu: {
    bounds: [39.43565, 19.49476, 39.91845, 20.12204],
    land: [
      [
        'mr|vBkzA}]aTiJmvN}qEovBybFmt@_e@ei@}]{cAmm@o|CobAq\\km@gJuRgJsDuRyHj@`MhX|d@hXp\\v`@|pB~rHpc@h_@tYhQxAaFuR}]w`@mm@sK?rDfJfw@fJrD?obAefFix@s`A_f@gPgIwXlI`FfQvYtR~r@lNxAyHoU{ViXohBq\\usBqdGsxDe|Bw{AkeA}d@az@q\\aW~c@ftApdCztDhzFjdAlkCf~@~eCh~@zVfCas@_l@gJrDnUfkFtRhQpwA`z@v`@pc@pc@nUfp@xu@fdBzpBxnDb[v`@pyCVjTvQjCdGhiA~t@vd@hXlGxHrDtKfJzOrq@bT`M~EfCfQhXdb@|jAxAaFei@ usvqFgeBi]oOsAmU{Ni_@wtAoMsCdJzLbw@tXbo@vXvRph@hBsAu^gDsArb@rb@hyA|fAvu@jUdRxNpj@xiBxNbV~]|c@lQ|c@~a@h_@vVlSlSdL|HpEhD|B|D|Fpd@p~A|S|PjDyEPjRnuA`Zh_@fFi@qK~@zJvTt^r_Ar`BjjPt\\bo@xs@fcBiByR_Z?tw@hy@tnAz^fTrI?aOaO{nA{J}FeN{LyNi@}c@yNeNoMgfATh_@okCs}BuwBwsDaxAu^kz@au@ejAi~@ejAa\\on@_tGfNfKeDiNoBoB{FoQ_\\oQol@_yBmv@}Dh@jWhDiDyNgfAyo@aXmQgJqE}Hqd@',
      ],
      [
        'sjsxB}u@sGlSkuF{iR_jG_qD_xAvCpVdtA~k@r_AnuC~k@tYhlIf~@x{Adi@r\\rKdChXnUnUzHaFc[sq@aM?`MnbAzOk@wfAaz@gw@gJzVp\\`z@~rDdi@nNbb@noBpvBjm@zOsDsq@ efvrFuf@}NgWqLuA`yBfsFhmJltYtfJm_@qj@oj@wu@{g@qKg`AcT{i@fB}BzJlS|DyN}c@em@mr@scAuxAsd@uZyPwVyNyNmsCksCymDcqB_}@sb@wRk]wVmr@k]cm@{HyPuZwVmv@',
      ],
      ['a{qxBe^v@hIvNrJpXMqJmF {`upFl^|N`GOgEmi@_EiGK'],
      ['}isxBuMSrCbKdC _gzpFxBjFjCEqB'],
      ['ke}yBqc@sv@uDwDjItS~]tsA wvjpFynC`\\lJjfBdc@jYpOnD'],
    ],
    waters: [
      ['Ionian Sea', 39.68376, 19.90423, 0],
      ['Ionian Sea', 39.59994, 19.66527, 0],
      ['Ionian Sea', 39.56306, 19.63913, 0],
    ],
    wet: [],
  },
  crete: {
    bounds: [34.9789, 23.59615, 35.9487, 24.78685],
    land: [
      [
        'matnCuq@}d@xu@mNfXsKktDm@bhAei@ieAtKxu@oUtKswA_MagBoUiXsiAmhBo\\ooBatCybB_kA}jAiX`M~xAsDqc@di@iX{cAu_A{u@}rDiXdCf~@kt@gCwfAy{A_rAqpAe_PieAo|Cu`HwzBksAsq@{OobAw`@skCiXgJxAzO?{Ow`@sq@cuBskCwsBilAobAobA}d@j@fp@`aAxn@pwAbaApwAjzEnhBlt@|d@lGeCc[wmAo|Gs_EgdBksAooBqoBmoBiQuRaz@yHrDcT}d@_fCqwAcnBeoAmaB_nJs~A}jAadBgv@s[nIsGcVqRghAghPi_DaaImuC_fCccCiyNusFioAeTbn@f}AjlCfvMagBdCcb@laBtkClxTnhBtfAhkB|jEtmAt_EnuCrkChfDtfA?di@~qExcIfqGdwHv`@jf@zO~k@fw@rxDfqGrrCnUvg@z|D`z@j_@p~EbhAjoRxaCtsF~_BnbAnbAnoBbiH~_F~rDfdJziBpDbbDlzD`G ajpvE{Jgg@{gBgaBojBs_AefIa\\s|Ai|B}bCsb@{k@{dAwu@ckDcrCktDjv@jsIf`C|g@dfAtb@zDmOsf@uxA_~AojD{}Eqh@mx@s|Ei~@mqAmr@{LjwAlY~Y|_B~yEnjDfeDvqB~]nMraA|D}FnSgD{JyRyNk|B_`@?oKuZ{i@ay@on@}c@kYyNyNfDlSr`@piAr{Bt|Arb@fg@~{Ar^xRpEqE{e@?lOjYdLjYlYze@rbBfaBt`@|BmUcq@qgAdNpj@zdGtrCzcDrb@bVzJrd@fa@hD}FomA{JSdPx@}Ru]{GjQzCaSkxAkv@gfCge@yP|BhbAh~@sj@~ay@jpP~vJp}Db@uuB{aH{cFi{EsaC{g@yT}_@i@csDcm@u}@|Fqh@ejAkz@wVoMi@xRsE{g@wVkz@}BzF~_@zJ}Fga@zJll@dPoOcR}~DyP{HmSkwA|]j@pf@`T~@zg@yo@Tu^{eBuu@cqCq{B',
      ],
    ],
    waters: [
      ['Sea of Crete', 35.54462, 24.30726, 0],
      ['Sea of Crete', 35.62736, 24.43248, 0],
    ],
    wet: [],
  },
  curacao: {
    bounds: [11.92405, -69.32649, 12.53095, -68.70551],
    land: [
      [
        'btceLaT}]ymA}eGksAgw@obAw`@w`@w`@{Ow`@wY}qAirB{|@ecCybBecCqcDc}IynDwg@}Veb@o\\seJep@aFzHb[rq@xuDlnCvfA|wBdgFdRbRrEz^bpAdbFnbA`z@zbBd}AjsAz|@di@fw@zOtRvfA|qAjsA`s@jm@b[buBrj@di@vg@vzBlm@zVxHmNtKn\\tKgC swrjA}JTlp@`wBlv@bq@`rArcAxmBpcCnr@dhA|c@txA|cBnj@fhA|c@pf@fi@lqAlt@h_@|a@txCh`AvpI~x@vX`VvRpMxRuAcPww@owCqHi@gT{Xk]cdAkYuZa{@}bAehAqeA}bAkzBaT{NuXgJwRwZoj@sd@{bEi`Amr@sd@cnAql@eg@}bAogGkz@cu@{i@mO',
      ],
    ],
    waters: [['Caribbean Sea', 12.26965, -68.97288, 0]],
    wet: [],
  },
  cusco: {
    bounds: [-13.63944, -72.27762, -13.18836, -71.81388],
    land: [['zucuL?|iEvtKr_RnjXr_RvtK|iE?}iEwtKs_RojXs_RwtK dqnpAjtW`oQtiKhdE?idEuiKaoQktWaoQuiKidE?hdEtiK']],
    waters: [],
    wet: [],
  },
  dakar: {
    bounds: [14.62167, -17.56075, 14.79433, -17.38225],
    land: [
      [
        'x|_iBu@rGdPxXbeA~iAjf@~d@pc@bb@v`@nUfJ?gJaM{OuRoUaMsDxAhJ`MzOrR~d@lGj@sDmN_s@m@xA`F`TlG~EzOfJlGfJ`MzOjf@||@f~DdvAnbAxn@`[qj@irBazD syiyAp{FtiAvn@xS}Hg@tApGnMlSlY`VxRlOdLdJfHfFhDzHnMdRvVlSbPzLbRpErCtAdLtw@fHdLbPrd@zJfFzJnMrAsA}FeLqh@{dA}_FgcB{hAon@cT}_@{k@ww@',
      ],
    ],
    waters: [
      ['Atlantic Ocean', 14.68882, -17.49381, 0],
      ['Atlantic Ocean', 14.69224, -17.50816, 0],
      ['Atlantic Ocean', 14.67306, -17.50763, 0],
    ],
    wet: [],
  },
  delhi: {
    bounds: [28.45206, 77.02861, 28.72864, 77.34359],
    land: [
      ['ogduMqrGo|K}tLofAm\\c_AqaB}kAa[u`@_g@gk@csCilEvd@prGl|KdfPn|KprGxhC? u}anD_qF_xB?n`GnyAh}ChxEzaEf|@jy@tu@|q@vpCbwDjbB~pF~wB?_xB_qF_jJ_cN'],
      ['w_kvMm|KqrGyhC?|zAziC`}C`yAdf@j_@hZ|kA`bBh~@f\\~dA uhmnD~wB~pF~iJ~bNfqFoyB{uCw`Bqt@ew@wz@{aEsxEe|C_yA}zF'],
    ],
    waters: [['Yamuna', 28.6088, 77.26437, 67]],
    wet: [],
  },
  'diani-beach': {
    bounds: [-4.4829, 39.40413, -4.1511, 39.73687],
    land: [
      [
        'wl}pFnwB`w@jt@`tBxNzENiChAfBlFfLpgDng@zOzOzOj_@`MrKfJnNpj@b[bT`M~El@~Ep\\|qAvKh]pk@nlAnmBlnCrjBvfAzb@?eiBmsEq}HygLenHqtD vujX|sEfsBvyBvmHdk@f[hM~FjObFnAlh@paRtvBj[zJsCgc@gHgBrAzHph@t^h]~[tZxo@~_@pd@piA`VxwArZlQdH?epCiaHorLscQorLiaHepC?xXrr@',
      ],
      ['gftpFoOwAK`EnBfPC zm~XhCpAfEnFB{HeG'],
    ],
    waters: [['Indian Ocean', -4.32161, 39.60285, 0]],
    wet: [],
  },
  doha: {
    bounds: [25.20875, 51.36654, 25.49225, 51.68026],
    land: [
      [
        'qpgyHabDaMwAdCbW{AaGgLks@sGeAd@pF~u@xMzI|ExCMcCd@yCqImcAaSeHaLoC}AvArDdGfLjRro@xMzG~A{AkQ{HaMgQoUs~AcbDieAsq@_^}d@k_@mNaM}VaMyArgBdpExxHlaLxxHfpEpgB?iq@scB_vCihEocDs~B wfqzC|jGdk@xm@dnAppHzXpPhH\\xAbDtDpBoChIpT~_@voArp@bXcFgDmCaKuFj@xF~B|F`PhFfDpAeC`DnEdI|LrPrgAzNdLnI|FxR`XdLdLdLlt@ty@rd@nj@zgBvdBrxAn_@rTzI?a{BawFasJcoNasJawFa{B?pT~i@',
      ],
      ['w}pyHDmFiD_FCbIvE~B akkyC_EyE\\xEfCbUHeC'],
    ],
    waters: [
      ['Persian Gulf', 25.34656, 51.54954, 0],
      ['Persian Gulf', 25.3505, 51.57351, 0],
      ['Persian Gulf', 25.3505, 51.59747, 0],
      ['Persian Gulf', 25.3831, 51.59555, 0],
    ],
    wet: [],
  },
  dubai: {
    bounds: [24.9672, 55.0016, 25.3788, 55.4564],
    land: [
      [
        'okpnIgb@_~CobAqcDmUmGpDmGoUqc@_yAc[oUkXamBa}DwSLqCkOoVkhBasIynEnT`JvDuE}HqRmPgI}JgQq[iQyAl@rDgC_M}Vw`@}]c[iXoUoUoUoUei@}]gJm@lGfQd[dJsDoUkf@i_@iXiQgJqD?pDb[lm@msAuRsLmE[tFsCuCsCuCuF^rF~MlUd|BndA~EyAiQifDyu@eb@wmAmGk@rKk@aMae@ep@geA{n@cz@cmBedAs\\om@yt@yb@myAo\\sRyH?|eE|lKzsQzoj@|lK|eE esiwCo^}h@u^geB_\\k]s^kYcT{NcPsApEgQcjBqhEuVeIcFeCkT{qBspK}|FuFkJmMqPwFoGm@~F|UuTqp@ym@mUwTcTwTmUcVuVcPqI}BrAdHxNlUtw@nr@vVr\\tb@nh@nn@~_@lQ|BoIeNyRkWa\\i]u^}_@ghAmsArbAzTbXp`@th@rlBhFb@c@{EylBik@od@qZaXkbBgrBkYeLkY}eDeg@gHqGeH{Lkv@yu@s`@oj@uZxPyTkt@s{Bkz@{Jh@vRcP}BbsDbgJf{OhoUd{ObgJbsDkFwM_U',
      ],
      ['mynpIoD{c@oPgEhFxk@zG owfyCcFiNgDxBdGbWJ'],
      ['{ynpIsF}a@p@vHtQtH {geyCsIhIvKnQVwC'],
    ],
    waters: [
      ['Persian Gulf', 25.20158, 55.19742, 0],
      ['Persian Gulf', 25.22853, 55.1523, 0],
      ['Dubai Creek', 25.205, 55.34, -88],
    ],
    wet: [],
  },
  dublin: {
    bounds: [53.24328, -6.41733, 53.43772, -6.09167],
    land: [
      [
        'vvdf@i|EyjI_oWqoFmjCke@s^{W_Qw`@kf@zObi@k@}Vou@uh@aoBsl@m]cNb@vDbZltA|cAhXdoAnUtR`z@vzBppAh_DzcAzn@tYpDl@yAkAntAx|@zY|U|c@xr@pa@pQ|UhW`v@ja@pi@ru@neCbzBto@hiCpBy_Bs|AwzBoeCku@}h@ka@iv@uW_VkR_a@qPgr@mRmUsYw|@awAyAiJgQiXi_@mf@oc@y`@{]c[as@}VoUa[w`@}wByn@_e@ybBaTgCnG~ZnG`PoEh}Bh`GjcKnfOpdKvbGz`C? mj~dIciDatAvAnDfG~IxOtUl[bvAjv@jYdm@|DxLlMdDbEpJzS`]|cAb]uGmj@kUoM_{@qI}BzJ|_@~a@niArb@~[lUxNdNnMtCqEsCi@Ir@|BzBl@TSyBq@Gx@`FrBaAsOt@hMdEsBcFw@Fn@xBRSq@yBm@oBQHf@tCtEpDbLzNlQbTvV`XjYvZ~[fk@bNpIfHzFxPzLxRtVpOjWjWt^xPvfC~`AlL|GnC?atAciDe~FgsI',
      ],
    ],
    waters: [
      ['Dublin Bay', 53.34892, -6.2028, 0],
      ['Liffey', 53.34666, -6.26552, -6],
      ['Liffey', 53.3474, -6.25716, -6],
      ['Liffey', 53.34685, -6.23084, 6],
    ],
    wet: [],
  },
  dubrovnik: {
    bounds: [42.51181, 18.00045, 42.72969, 18.29655],
    land: [
      [
        'o_xnB?d\\jy@pvAlrElgAfq@heApIjQ~E~C}BcEgLmLaAoB_FsDk@xA~EfJb[~k@rkC|jAbhAheAnsDzFmAlEjHfMxGjDy@uHwDvIvCnFfDy@rDzDfNrKbF`HjFbD`BwJv_C~k@~k@tR|]fJ?gJoUw`@{O?zOjsAb[|k@`M|OtRnUvY|]bb@jf@zfAp}@rUbNnFq`CabGscKgeOscKabG yckcGhuIxqFdnCrj@whBwj@wd@mmAbDkAgDmKuFgC}@vAmEoxAqn@cTyPoMeJ}FqGgHmSoMmQmUwcADzIzFrAAcEuFkDmHOoAT~EpNlHjF`CfAkAeDfBg@oCsKsb@mLeJcR{JuZ{NyJ}F}B?}D{JyPk~@_\\kz@}F?|FxN|F?}FyNec@ei@cZm_@qoAg_@mTwI?ptAdjD',
      ],
    ],
    waters: [['Adriatic Sea', 42.6147, 18.14439, 0]],
    wet: [],
  },
  'easter-island': {
    bounds: [-27.27951, -109.525, -26.98049, -109.189],
    land: [
      [
        'ru_{SgQulBiXcTqc@yn@ew@e[gw@iXoUuR{Os_IqpAc[ksAyu@_e@ei@{VeoAw`@w`@w`@w`@w`@yHyAdCtYtR`s@j_@pc@p}Bpc@h_@|jApc@lm@lzAjf@feAx`@v`@n\\rx@~d@dp@v`@lm@zVdhAtRzO~L|Vn\\v`@zOv`@x`@zO|]tRlG? rvzdDyq@g{IgbAql@on@mn@ql@wRu`@qIgD?fDt_C~]pGpd@xTpG?sEs^sEi@~BbP|_@bRxRlSph@xRpd@xNdLl[xJzLpf@dLrE~@fBxRnMxR`Txo@vTdN~B|@rCvVzHzJzLh]`XdRpEfFsAiDcPmUkYeL',
      ],
      ['vogzSiAmGaFs@~QhFnBj@ lwfdDgDiBnCtE|\\`Cm@mF'],
    ],
    waters: [['Pacific Ocean', -27.17569, -109.32433, 0]],
    wet: [],
  },
  edinburgh: {
    bounds: [55.84439, -3.38542, 56.06611, -2.98938],
    land: [
      ['figRpc@jh@pU~k@n|CzjEnvBtfIjyBvzBvzB|zCbi@p^~SpI?wcBmhEemH{qKwhHs_E y|fuIzi@l]nIrGdJrEzJvmB~_@vVdL|F?sTcj@w_AiuAu_Aej@qT?vDnJ'],
      [
        'fktSktDmaBeb@w`@}jAmt@ceAaoB_yCquIc`Bsn@z@l@k@wAkCyL_F_KeXiGeBiKe@d@fAuMs^eqBas@ke@{WgJcb@u~AuYuYk_@}d@moFg~AgxAgrAelA{x@se@iR?flDpyIxfO~sTxfOpyIflDcAmI _svtI_CyNi@|Hlp@jYvJfIxGjKrAHaAsCiD_BcByEqAiAnAxA`AfLvAnDvAvArA~CbBzBrCfDlWnkAbNrG|DR{HcH_LyOuS`c@v{AptChmEtyCdfBpr@?q}@c|BuzDqtLayD',
      ],
    ],
    waters: [
      ['Firth of Forth', 55.97449, -3.15616, 0],
      ['Firth of Forth', 55.98369, -3.14584, 0],
      ['Firth of Forth', 55.9954, -3.20044, 0],
    ],
    wet: [],
  },
  'el-calafate': {
    bounds: [-51.00344, -73.62291, -49.82286, -71.77029],
    land: [
      [
        't`}`Mcd@iyXmnq@m}mDkziA}{p@m}W?niX`tq@p~jA~hdBp~jA`tq@niXsKc~@a`KowEoiEksEkzAmsAaMw{AoiE{Oxu@nvJbvArq@lgGreFb|F|_Fi`CslJwgD{{A}xExA`s@fdB`uJvzBtyH`p@xHuOy[ pzwnH}m@eb@oVwJncO~g_@nlo@~p_Anlo@~g_@ncO?wbDofIijNg{b@ctNsxAjYrbB~rFxq@wRazAcrAkWaV_b@oiAi|Bu^cP_}@iaDarE_vEay@uxAu{BkqKkUeNnj@vkLjz@nwAagYuu}@gct@tN',
        '`mwzLseKuqU_kIcaQu{RmeFoeFitGakIqcSugCaf@py@f{C`kIxzNpjTjzYflWb~T~oRzaPp~If{Caf@kiFmpGowH tbyqHbmAfrB`d@|k@n}@|@mT}k@giAefEklBskC{jDcjEurDg{CycCklB}i@lVxxAf{Cf{Cf{Cf{Cf{CvgCdtB',
      ],
    ],
    waters: [['Lago Argentino', -50.19999, -72.3621, 0]],
    wet: [],
  },
  essaouira: {
    bounds: [31.38736, -9.85912, 31.57664, -9.63718],
    land: [
      [
        'dozz@u`@eb@qc@_e@kf@w`@c[oU{Oei@uzBiQcQkI}Csj@oiJsvBwnA{f@?nkAzwCldFxpHloF`nDrlBdk@nSgB{Ya`Bei@ cn}~Dys@i~@{hAmsA_~AclAkz@qh@wVol@}cB}a@gkAyYaCaB_BxqApdDlwFfjIlwFpdDxqA?qIaTu^gi@yk@on@cq@qhBws@',
      ],
    ],
    waters: [
      ['Atlantic Ocean', 31.51784, -9.79018, 0],
      ['Atlantic Ocean', 31.52053, -9.81028, 0],
      ['Atlantic Ocean', 31.4956, -9.83586, 0],
    ],
    wet: [],
  },
  fes: {
    bounds: [33.91613, -5.1517, 34.18987, -4.8213],
    land: [['fxh\\?poCb`HrpLbaQrpLb`HpoC?qoCc`HspLcaQspLc`H wmaoE~}MhfJnnFvvB?wvBonFifJ_~MifJonFwvB?vvBnnF']],
    waters: [],
    wet: [],
  },
  fiji: {
    bounds: [-18.43565, 176.99896, -17.42135, 178.06504],
    land: [
      [
        'yy}x`@sKxAzO~d@lGaMc[sq@kf@kyFagBgrBieAuKsK`T?_FoU}OglEobAei@iw@l@h_@fJrc@`TpvB~k@dCsKqc@ueBa`Bc[ojDc[lGkf@w`@eoAcb@kf@nUsD{bBqc@}jA}VunH}iFci@}jAg~@nc@?_z@_l@qUsDzn@lGaMoUwgDieAobAsqDei@}pBy{A{vCgdByn@mGzOjm@geAy{Ay{A}cAwgDoiEciH_eJaxIukBmgAgc@~Db]tfAbfA~xHzvClhFniAjlAnbAh~@reB|kDxg@zOnU~xAheAhQp}Bjm@|cA~uUt`Hp~Iz|@rq@doAdi@t`Dtq@zwJfdBn\\tRn\\tfMhrBjm@di@jyBzO`TnNb[rKjf@zu@zOpwAbTaMj@fp@vYdC{O lsklBmr@gjAga@qj@uZwuBmp@a^oIwTyTmr@kz@mQgfAoiCelC}`Aww@}Bjz@zJwV}`A_^wtA}gBknDmYqgAekBs^on@i]mt@s_CwV}`Ak`A}_Bkz@mQxq@gL}~@oiAgg@}fCoMlr@|BofFuxCg~@}JvX~z@ffAh_Dvo@{HuXwsB{hA{hAmWykBkYqI~[yNcmDay@qf@enAeHzfCvtAh_BbP_`@s|Aqf@|~@hBs_A_{D{O~{I~xT~u_@hdkAvy^u\\nGhzAvRuVk]vw@vV?u^lp@cRi`AuVtZxq@_Cs|AejAaZsaEuw@qeCyNiD|B{F__A{HpIon@uXu\\yRuyBqj@k[sb@urCsCnM{JwuBwqBi~@qiCwTcq@aVkz@kYcnAqiAqh@ic@',
      ],
      ['g}ty`@koAsVeE~F|eAxRnKnD za}jBypAqJ~CxVzzAdEcE{J'],
      ['wpe{`@auAnqBxJ hxyoB`p@tCoS'],
      ['ywc~`@xA_p@gRhUfUly@ x|hoB}fAydEjmErnBlJui@'],
    ],
    waters: [
      ['Pacific Ocean', -17.69706, 177.26443, 0],
      ['Pacific Ocean', -17.6548, 177.17241, 0],
      ['Pacific Ocean', -18.3562, 177.32767, 0],
    ],
    wet: [],
  },
  florence: {
    bounds: [43.72723, 11.19551, 43.81467, 11.31659],
    land: [
      [
        'ofhcA_pAug@{`@u\\{p@eVoT_aAa\\gMmWgFaHsHq_@ec@sNmPgT_l@_Z_^_h@op@oyA?|s@|hB|}CzrEz}C|hB~s@ _nfjG`FrDhFbH`R`GfEnPtGzCvJdAt@f@fAjBJQcBcIcBTpE|I~UjMvqBnkAfe@?ge@okAwqB',
      ],
      [
        'qzicA}hB{}C{rE}}C}hB}s@?pvAnq@fh@p`@d[vl@bR`PfMhc@~^xOdFvOtE|Mn\\`aAjThUpq@z\\db@hh@nnA s~ijGokAie@?he@nkAtqBxbCgUeJqE[hBfIzAPKkBeAqAeAoG{AeDyGoPeEwFiReHsFuD}E',
      ],
    ],
    waters: [
      ['Arno', 43.76623, 11.26044, 9],
      ['Arno', 43.76805, 11.253, 27],
      ['Arno', 43.76563, 11.26775, 1],
    ],
    wet: [],
  },
  florianopolis: {
    bounds: [-27.8226, -48.79376, -27.2934, -48.19684],
    land: [
      [
        'rqvgHk[yVc[cuB}jAei@ci@cToNeClGnNvg@`MzHpq@zO`MfJzn@fdB|jAppAjm@v`@`TgJc[{iBmt@_l@qc@a[yn@sc@aMgJaMl@fQtK`MnNzOtRnUhXrx@~~B|jArKxAaFkm@ei@{OsKswAq\\l@jlAhX`Myn@maF_e@{OzOfvA}FvxA~xDzsSzzGh|Dr}A?{pAybDstFqfIiwFchD `gneD`iCbo@fJvRvXze@ffAh~@phBxoBvRsCon@{FrAvrAh{Cha@dLbXtZpf@tw@nr@|~@bpAvs@pkAf_F~}A|`A|c@|FvVha@`TvVlv@~x@`y@dPfDqEoQgH?fHfg@vqBdlAbVjUxTfdA`sBr|AlsCnjBlt@vT|e@bVtX|bA|_F`u@r_AvZ|c@ru@~LjHrCofFanMquTc}[quTanMofF?lM|[',
      ],
      [
        '|jkgH}Vmm@_FxArKnUbMrDyAiJuRu_A_l@i_@uR_FrDbVnP~q@rAbZdNvf@zCaBoMio@wD_F|V?gJoUq}Bei@aToNsKk@lGlGdJ`z@bTdCeAaJcPNfPnDuBsI}FcGDzOngA|V~EyH_e@{|@}VyH~EyAgJuRa[g}AecGaz@uRyOkXmNuR{Vgw@gw@ooBcTeCxA`MzVz|@fw@p\\`[xAgXaMxA`M|d@rq@h~@vg@bb@ty@l_C`_@cEpCfK|O~FtVpZzF|B{O{u@{HtKfQjyBjm@trCn\\`z@p\\|VfJxAyAuK ~nfhDs`Bs}Bi_@aXyPqIoMoQmUkYu\\gdAqf@ge@}c@sb@ia@o`Ag^ofAlHzOlMsAkEmNmSsPI`Eqm@yPqMeJkY{NcPmUop@mp@{e@qK}Fs^wV{Nwb@i^c^gB}AsR{F_EKdDcFud@wcAk]k[gc@kx@yu@kYgc@mp@mSqMqGsAcTynAkWqMmQyo@eN}BfFfg@lt@niClv@r^|bAh`Ah|@|eBpcCzg@|`Arb@`{BllBha@zk@bnAnmAdhArb@xRn`At{Dn}@nJzKxJf@nCvZhp@x[x`AlsA`xCdfAzi@lWzg@vV`uDdLpE_AyJ}H}_@atCuvE',
      ],
    ],
    waters: [
      ['Atlantic Ocean', -27.50655, -48.57821, 0],
      ['Atlantic Ocean', -27.6546, -48.3591, 0],
      ['Atlantic Ocean', -27.558, -48.26648, 0],
    ],
    wet: [],
  },
  'foz-do-iguacu': {
    bounds: [-25.85315, -54.84762, -25.25045, -54.17958],
    land: [
      [
        'zbvmIqgQykZapc@wkZqgQgcH?fcHpgQvkZ`pc@xkZpgQfcH? jktyCmnOufG?tfGlnO`vWt}_@~uWlnOtfG?ufGmnO_vWu}_@',
        'rhmlIcKwLimCmo@wY_fCo_Ay_AweAimAk{C{`Acv@q{A{cA}TyUqNu_@ga@qj@ik@ic@eSzJxiA|S_Liw@oxAolBiuByqBe{BgnCg`JuN?rfJxpC~}BzyBrxBfnBv{Ap_AxNmV_iAeIhQ`b@jj@rh@`\\vFzEdHlLhVhpBbq@tx@foCv_D|hAncA`aAbgCSfQbr@nKiA{WwUz@bK~L`d@pIjA}Kir@{PZzZfo@ xnd|ChE}HofQycFgrDfBpGfQ|]xg@r_Bfo@bp@ziBlzAzd@beA~TeAuY{m@{y@u}@{z@k_AqvB_s@ki@}i@kk@md@sVcBjZlu@|eDeCuIujDiv@_[dBlW~d@zl@xp@vx@|x@`uBfs@ru@p{@rx@vk@nUL}Iu\\gg@ag@qqCiu@mr@mbB_xAe_@cRwGkBcbCcrBgeEmkBq`Co|GipEiEiElJz|IbpCdbChoB`fEroBrhCzyD|bF',
      ],
    ],
    waters: [
      ['Paraná', -25.51752, -54.60598, 87],
      ['Paraná', -25.56768, -54.59486, -88],
      ['Paraná', -25.43328, -54.60363, -87],
      ['Iguazu', -25.638, -54.48103, 45],
      ['Iguazu', -25.6, -54.53856, 26],
      ['Iguazu', -25.68592, -54.43774, -46],
    ],
    wet: [],
  },
  galapagos: {
    bounds: [-0.8376, -90.48806, -0.5501, -90.20054],
    land: [
      [
        'lcvfPqvVudJqpCc_@}R_ClD|Yjc@bHc[mGtKvg@rD?qDxAfJ`hAdi@jyBh~@jt@nUba@lqE|MdBfFlDbHx[dLdHdC~E`HzGpCq@sCwFmXcIoEyDsBMlA`IlDbG~BxElXpEdDrEpFrKnPlm@~r@hw@b[dw@bhA`mCdi@tfA`z@hXt~Az]tlBjf@v`@b[`j@|p@~IjFtBaBgNeKssB vagBnA`Id[tRdn@foA~o@foBjrBneAphBjwA`s@`|A`TnM|FpGfHha@pd@~xDfdAbq@fJ`CgCPlBj@eDgA]~@tDrHtDj@mCxRhE|CnBbCq@fArBhD~E|DnENoBjC|@{EfA`EnVdMvMhN~[nQpGh@iBePco@{JyLoQeL}`A_b@i{Cyo@s^qM`CeB_`Au~BkzLs_EakEkJoG',
      ],
    ],
    waters: [
      ['Pacific Ocean', -0.76601, -90.28526, 0],
      ['Pacific Ocean', -0.80052, -90.24732, 0],
      ['Pacific Ocean', -0.81508, -90.27817, 0],
    ],
    wet: [],
  },
  galle: {
    bounds: [5.93917, 80.15295, 6.10833, 80.32305],
    land: [
      [
        '{aiiNPbN|d@zoGwAiAlB`@~AfEjKhH|@Tg@kD}CnDlKnR~r@neAhXb[|]`{@|QrNvBhB|AtD`@fEjDjE~GpCdHpCt@y@kDQaAzBtJ|F`HbIfJlNtR|Vb[vd@`jD~p@h`@tO?miAysCg~EwhHg~EysC w``d@rpOkH}FijB`@~BdKlIlFzCq@gD{CqF_EcDwHeCoCuCiHuHgHyNmUgr@oNsICv@pBdLhD~DIqFEo@gIgGwEiFoD_BoAkBwDZ~C`HdL|BgDoMwVcb@ylDa`A{{@sw@ks@gf@eYaL?bt@fiB',
      ],
    ],
    waters: [
      ['Indian Ocean', 6.0073, 80.22619, 0],
      ['Indian Ocean', 5.98381, 80.22079, 0],
    ],
    wet: [],
  },
  galway: {
    bounds: [53.23577, -9.11413, 53.29873, -9.00887],
    land: [
      [
        '~h}u@?bGjOpWt_@p^j]h\\zr@nRdNzQjDpALnB~OjBvBtAtB|ApAnDfFvA~DxJ~EbDfIhVrH`EjAuAkBcCcD{AyBYGJXpBrDvE~JvCxCrCvBdBnGfAd@[VhK\\YsA`n@xsBjq@p`@vO?_m@c{AciCgwDciCc{A kogdInl@j`@jThHyAm@Af@jDzA|ArD`Ap@bAhArEhB~@\\NbD~A~BhBLEcAiB{CdAlEdBrAbAxAp@\\hAr@zBdAxCbFfA~BfB~@j@tClAr@LMuBo@_BkAaAiRmBaAUp@hDuLs]mn@i_Ago@e_@aO?jJvU',
      ],
    ],
    waters: [
      ['Galway Bay', 53.26305, -9.06062, 0],
      ['Galway Bay', 53.26036, -9.05718, 0],
      ['Galway Bay', 53.25833, -9.05298, 0],
      ['Galway Bay', 53.25646, -9.04646, 0],
    ],
    wet: [],
  },
  gdansk: {
    bounds: [54.2953, 18.43997, 54.4927, 18.77903],
    land: [
      [
        'iknoBgrB}kDseF}kDgrBsx@mGuRaM{OwRoUmUoUoUoUm\\goAe}AeaA}k@oU_l@_l@_l@qbAoUsR{OaMkm@_s@ws@ilA}dBq}B}}Ae~@u^?fsCtgH`|LjpQ|{LtgHjsC? iilkIukDkuA?rEfLzRdfBfkBbq@di@ha@jYbTxNpIhDdHj]fe@lUfHrAh@~BdHxRzFfHpIzJnn@xk@nVhV|UvUnp@hkAdfB~`Cn`B~_Al_@?iuAwkDabGoxI',
        '_iypBeN{Zkc@og@gd@xg@z^tPnQ_A{D_jAqC|iA~FeAkOmPi^}g@af@ge@iwAau@guJ_J~BfyE||Cvu@txAjc@db@de@df@`b@tYhL}B_RmdA?bBvGbBxdAhS ua}jIl\\p[tZrW`QfZjXfV|n@~N|L`|B_@}{BoUgKih@{U}WiZpJ~CfErGp|AaAeFgw@wd@wGmEwCsImQ{VuYmZ{WiX{ZwcAaD{@?z@~cAr\\',
      ],
    ],
    waters: [
      ['Gulf of Gdańsk', 54.42416, 18.65659, 0],
      ['Gulf of Gdańsk', 54.44355, 18.65592, 0],
      ['Motława', 54.36205, 18.67054, -53],
      ['Motława', 54.356, 18.6625, -60],
      ['Martwa Wisła', 54.39844, 18.65816, -73],
      ['Martwa Wisła', 54.38932, 18.65068, -87],
      ['Martwa Wisła', 54.365, 18.675, 34],
    ],
    wet: ['wyspa-spichrzow'],
  },
  goa: {
    bounds: [14.68825, 73.24567, 15.91675, 74.51933],
    land: [
      [
        'mnhfM?ldB|iEjoHjuk@zNyu@bhAp\\jsAdoAlbA~d@vzBzvCtlBdp@~xEbhApj@maBuY}]w`@sq@sq@caAsq@ocDooByuD{OlGtlBrq@rrG`aAhkB~xAppAv`@fdB|jAt_EtfAzOcb@dCfp@xbB`s@jzAvfAxu@vtEfw@v`@fJoUw`@{|@yaCuRzHnUfJnUp\\vhGjsAv`@rq@|qE~_Btx@t_A|jAlGoUmt@c|FksAuyCobAaaAyhCswAqc@sq@mt@{OjzEbuBdpDxaC|d@p\\xu@`tC~qApj@`TxAsK__@qz@_dBsjEkl@pc@`Mei@yAjsAzcE`tCt_AjsAjsA~d@lGyAlGniAdb@q\\wmAyg@{pBmbIkf@uRdi@laBtyCrj@lt@l{@zvCzu@xn@vg@jsAzu@tx@uDsq@l@nvF|d@|]xAnbA|~FfcPobKo`Yu{|A}lg@u}Y qjm}AzdbAlkq@|q`@lxOkLqcA}aBq}HmqAqdBkz@cVfFjyA{cDgJefAibCsaAszAlSqI{fCqf@wVi@bRfc@s{Dqf@pEu^au@qj@cnAlqCvtA~|@jYwVqf@ylEu{@wqBenAkwA{~DaxAon@on@gc@emB{bCenAejA_\\ia@qf@crAgjAksAu~Ayk@{i@}i@qEnOk|@opYykFia@u^wVs`@{e@a{@wrAi_@yRgFfLgNrf@wXsAxm@np@ph@faBmUwXs{Fkz@g~@iBsGmQkz@cPuA|FgFcq@i|@wv@{hAc|@_t@kXge@wZuy@oOr`@rbBlqApl@}Fmr@mv@s^ekB}c@wtCylCi_Bi|Bol@mt@kuAoMcVeNgFfHnOxk@`Z|aBlUrAcP{gBypCkpFaZol@oMuw@cTscA{aJgcDodLupNko@g_@cOlxO|q`@',
      ],
    ],
    waters: [
      ['Arabian Sea', 15.26838, 73.79405, 0],
      ['Arabian Sea', 15.17819, 73.62474, 0],
    ],
    wet: ['panaji'],
  },
  'gold-coast': {
    bounds: [-28.27905, 153.23482, -27.85695, 153.71318],
    land: [
      [
        '}cog\\xUlNfJzOnUtRzO`M|k@p\\nNyAsDkPcJ~CeKsMgPgLyD|EfNtByFsMkc@ufA}VuRmNgJ{HmGsK{HaMgQmm@ulB}]y{Ak_@aQ_mAkm@VgC{^_LcI{NaCx@tl@bIiB{d@qnA_e@}]}V{Ow`@ep@}d@cMyA~tC`kH~`M`wQ~`M~jH~tC?kzAyuDcqGqlJ}mGgoD l_}hDflBbsJ|c@uAei@uZgLj@bnAdpAttAvu@lYvj@dDoF{a@aG?vGdOnKlK|LlDaDu`@cnAgJfHt\\bq@zhAp`BniGbsB`vA~x@`y@jzBnj@~wCzm@|L`uAxs@qDsCwV{LH|FlLnHlWjJhGXiGhBzJlS~[r`Bh{EpiCptAhkBti@n[fM?uwDipJaiPsaVaiPipJuwD?nJzU',
      ],
    ],
    waters: [
      ['Coral Sea', -28.068, 153.49393, 0],
      ['Coral Sea', -28.05376, 153.55468, 0],
    ],
    wet: [],
  },
  granada: {
    bounds: [37.0116, -3.79914, 37.3409, -3.38586],
    land: [['rmoS?xsDrhJl}OfrUl}OrhJxsD?ysDshJm}OgrUm}OshJ u~dbFf_QdoLd_H`oC?aoCe_HeoLg_QeoLe_HaoC?`oCd_H']],
    waters: [],
    wet: [],
  },
  guilin: {
    bounds: [24.46429, 109.75452, 25.60291, 111.01118],
    land: [
      [
        'i{}|Ssja@ipr@cvcAkpr@sja@wdP?vdPrja@jpr@bvcAhpr@rja@xdP? uefzCgc^eqN?dqNfc^lum@ng}@num@fc^bqN?cqNgc^oum@og}@',
        'cle`TuZsq@_{@_cBoyGugC}fB_`A{g@_pAqvEc`BczBq_AgIdwDz_BjvE|oAlh@`aAjiB`iCdyGpbBfy@ho@`Z_YgcJhwI~a@ gsgyCxhClwAp~@|iA`sDxnBdbCd}CpvDzpQld`@nxInzHtxChBg{MmwIyc`@}pQoxDm_DaeC_pBwrDsiAy|@qsAcdCqvBkwS`yQhxA',
      ],
    ],
    waters: [
      ['Li', 25.2046, 110.3576, 47],
      ['Li', 25, 110.45, 81],
      ['Li', 25.31072, 110.31001, -65],
    ],
    wet: [],
  },
  hakone: {
    bounds: [35.15294, 138.96707, 35.30476, 139.15293],
    land: [
      [
        'onkpY?vEnLfS`ZrTjO|IrDOuE{K_RoF`CrNbZbt@vgAtObKtFpcAl`CnxLj{Dr|Bv}@?ipAsaD}rFgdI}rFsaD wlkvEreBhqAb}@xh@nT|b@jq@v_AbnA~iAveApaAj}@xm@d^pN?eFsT?xCrHdFxCjAmaAycCgfEwhGgfEycCmaA?rXhr@',
        'scloY}b@q\\eVyOmIyMVaA{Dn}AfWpi@jShShShSvOhLvHfE}@eIkQqY{[g^ yfzuEb[fShKlCoBiEmAyB_CerBm`@icA}YqRaKwCLlDpIrNhS~Wt\\ja@x_@f^',
      ],
    ],
    waters: [
      ['Sagami Bay', 35.20114, 139.01335, 0],
      ['Sagami Bay', 35.21861, 138.99731, 0],
      ['Lake Ashi', 35.20144, 139.01206, 0],
    ],
    wet: [],
  },
  hamburg: {
    bounds: [53.49001, 9.84332, 53.63929, 10.09468],
    land: [
      [
        'm_b{@}zE}hI{vL}hI}zE}lB?|lBjyA~sA~fAr`Ad}@r_A|w@bo@bh@b_@bz@tPxOx_@rT|_@bb@vpA~rEz~BjaAzdAvzFtD woifI{lA}e@?h`AraC|bEfdG|bEtt@ghAiw@mh@}V_K{Be@}A_CeDwAmCuKgEiDcAQg@eBeDcHok@uzI',
        'qz~{@eDcFaFgD_Ig@z@fD`FbFdD`Id@ inzeIbBb@c@cBgLmBeCcBc@b@bBfLlB',
        '}`_|@oGuPwTyQdKbB^r@_@^tIpNc@d@tAe@hAuCkK_PaPoKiAa@mE`@e@kCf@i@gC`@g@sBb@k@uK\\m@rClK~OzJfRnTpPfGeCiLyk@vAlAbl@lL {wbfIt\\f\\lZjTfF~EA|D@@~c@lc@DC|DD~CbIlFtAuAmFcDDiMC@yHE?eIEGmHCOmk@AcBcImFuAz@{TaZe\\s[g^ac@iwAeAX~wAjc@',
      ],
      [
        'qs~z@gIgK`CdGfCqoFafAqdAkbAudFwxA{c@c_@gW{Pk`@sSaUgpAriCc@gIiJijCc`@gq@ss@{t@au@c}@efAcwArfB|hIzvL|hI|zE|lB ugveIiiAiDaJwFs]ti@fHnDrAbAIR~@zBdDxKnDrB|FxvGnDpBaDkxGjAd@rB~HjSdf@rv@`kAp|@h`A?}V}n@}fA',
      ],
    ],
    waters: [
      ['Elbe', 53.543, 9.964, 10],
      ['Elbe', 53.54342, 9.94562, 2],
      ['Elbe', 53.5365, 9.998, -74],
      ['Alster', 53.561, 10.003, -75],
      ['Alster', 53.575, 10.008, -81],
    ],
    wet: [],
  },
  hanoi: {
    bounds: [20.85444, 105.6382, 21.23456, 106.0455],
    land: [
      [
        'ggxcSkcJquOygUouOkcJeqD?dqDjcJnuOxgUpuOjcJdqD? ufg`CqkIieD?heDpkI~qNdxS|qNpkIheD?ieDqkI}qNexS',
        'sppdSmbGux@ek@od@q_@k\\uZeY{UwSaQyNuHwGe@V}GcQm\\yqA}b@yVoIi@pKeB{G_KaKyGeBmGeCj@fLbZrf@dpArZrM`FbHVXWrIVRQdONEpQJ?bTjWhZ^~Z\\M~\\h@Qfa@hf@`m@nz@f_G`K~JzGdB gr}_CtrDlk@xe@~c@zb@vb@`c@jd@~c@nd@fc@xa@|[pu@z@Dja@hg@~i@jbBxq@dr@dz@xdA`pDfJdG`BaBeG{HshBwgAkgAcgAwx@aw@c`Bkg@k`@e[iw@B}AEw^DaAGob@D[gd@D_@ge@kf@cf@Oid@EKoc@MMsd@ue@og@yl@anD_B~AfGfJ',
        '}vxdS}I{KyMyOwQcRsR_S_m@cDSgAgEtCtKjJjNlRlV`VrUfUxTtLnD {ko_CvQ~NhLpIxFbCNcBcOmAiA{AuCgUkr@qVyP_KgE?fEnKvQtQxQ',
        'qaaeSWcAyA{AaAWSTbAzAzA`AX sxi_CxA|@TU}@qAcXuA}@WV|@tA',
      ],
      ['om{dSyDsBcByAuCmEiG}DmBc@nAa@X~B`EtCvF`EvE`DjA mkq_CuN_ByF_ASXdAtAdBtBtIhGxE~DlC~@l@gA}D{DuC'],
    ],
    waters: [
      ['Hoàn Kiếm Lake', 21.0308, 105.8523, -89],
      ['Hoàn Kiếm Lake', 21.0268, 105.8522, -89],
      ['Red River', 21.05276, 105.85607, 61],
      ['Red River', 21.065, 105.848, 56],
      ['West Lake', 21.0536, 105.82722, 0],
    ],
    wet: [],
  },
  helsinki: {
    bounds: [60.00636, 24.61001, 60.33564, 25.27199],
    land: [
      [
        'eunyCtFhN`VvqD|rNtRfJ`MfJvYh_@vsB`M~E?aMc[sxDcaAdCzO~d@rj@xHyAsj@sKxAfQv`@|pBxnDxoC~qA|V`MdCsKyAsKpj@tsBzu@bi@p\\zOdCmGaTw`@oUeJ?dJnNtRzVb[tYhX|VnUzVhXvYb[tYhXzVpUfJ?gJqUaTuRiQyOaMuRsDm@xA`FfJlNtR|Vb[vYhXzVnUtY|]db@jf@v`@b[nUxO~k@bhAfdBl`ClhBppAtx@v`@p\\hX`TzOm@uR}d@gw@yg@iXyHrD`MnU|]jf@rj@xn@~r@fw@v`@fJgJw`@wRqDlGvmEtfAjsAreFrkC`nBn{@vRlGwKhQ~]bi@bT|d@bb@xg@p}@p`FpdAjm@dV?s`HgbQycZoec@ycZgbQ _kcoJ`cHvtApl@dKhDdJlqAjYhDrCiB}a@h@fFdLnMxNraA~_@xP|FzH~@|B|FtZnMdLzJpI`TbTdLrAsAgD}FuZcP{NfF~]bPzNnMdLpKzJdJpIpIpInIpI|FfDrA?hBrEzHdLrG|BUgDqG{JeNmQoOqMoKqI{LcPmSwVwVon@wVkUcTyRmQqMqIqEsAfBfHdNbT~a@xo@r}@nkA`{@nj@`ZpIfHzFrEfDrA?sAgDsG{JcNoQyNgLoI}FeLmQwVa\\uZkYaXwVyN}F?|FlO`Xt`@di@r`@`XnOdpAtXpIxPlS`XxRlOt\\|cBbRzH~@gJ_w@cpA{m@oXgfAybBqjDerF{yHckFm|CwmA?ph@`rA',
      ],
      ['o~_uCehAgJk@l{@po@l^pKqK g``nJbXzFvVhbA`e@hM{zBgeA'],
      ['y~duC`TdcClGyHi~@aFjZz~@jZfQbH?wMo\\gk@ydBuY wvxmJj]rbBxRbNt^bThVfYeEyXol@e`Awr@me@aXcPX'],
    ],
    waters: [
      ['Gulf of Finland', 60.1573, 24.96855, 0],
      ['Gulf of Finland', 60.15074, 24.98173, 0],
      ['Gulf of Finland', 60.1424, 24.98804, 0],
    ],
    wet: [],
  },
  hiroshima: {
    bounds: [34.21303, 132.23334, 34.48557, 132.56346],
    land: [
      [
        '_nbfX{_HgpLw`QgpL{_HkoCzAfMnu@rdBpi@~IcBuq@yAfJdb@hlAnUfw@xn@fp@`M`FgCaMgCfCzHj@yAaF{V{|@_e@_F{Al@bT`TpbAt`@j_@|]n\\lsAdw@n{@j_@t`@lf@~k@pq@pp@oOmk@ic@kTusAtA~Hr{@fm@tQbb@tZ|Nrj@~k@lf@t`@lf@~k@pq@hw@fkBteBbhAp~AduBpkCteBv_AtY_l@gb@dGlR~fAd^vSlI? infqEomFevB?`uBbkFdaJrzX`gJnIw@aNaKy]c|@ei@eTei@{bAk]ymBs}@or@wVkUmx@{g@cVqd@}a@oMqIqEuEsX_EsCeH{Lop@_Vsf@yNsGg@zDrb@dPzH|@?gFoMwTqXsw@goBgiAy`@slBmG|@jkAhcAtb@vnAtgAzt@eQeLiDrApGnMnSjYty@taAr{@`vAnpBvjCdmBnoAvq@fcBhlB~G`E|AevBomFudJ_|M',
        '}_jgXSmCcDkFcJsHoVbI`VxHvEtC a~tpElA`A}BiyA}_AyVed@kAxc@pWf]|b@',
        'o`lgXsCsk@qj@}i@sz@hAlFnz@b\\vw@pi@ ie|pErDuz@obAcvAewC}CjA~vCn}@zyA~w@',
        '}}mgX}MwHaCcAmCmCbAdC~HdNjE wh~pEnf@hh@d_ArzAnBuBwzA_`Aii@mf@aA',
      ],
      ['oshfXi~@_kAmbA_l@qbAqj@_e@yOoNaMsKuRuDwAtRlaBvmApvBtg@b[zn@pc@`TfC mbapE}aB_zAkx@k[u^eLqArApGnMlSbo@bPnSbTvpAt{@xpA`T|F|@mOcVwX'],
    ],
    waters: [
      ['Hiroshima Bay', 34.34173, 132.3984, 0],
      ['Hiroshima Bay', 34.30333, 132.40953, 0],
      ['Hiroshima Bay', 34.28661, 132.42371, 0],
      ['Ōta', 34.36948, 132.44119, -81],
      ['Ōta', 34.355, 132.44, -85],
      ['Ōta', 34.39862, 132.45477, -59],
    ],
    wet: ['hondori', 'peace-park', 'hatchobori'],
  },
  'ho-chi-minh-city': {
    bounds: [10.69601, 106.61555, 10.85899, 106.78145],
    land: [
      [
        'stviScpCuxEivCsiCyn@c[yBhJ~h@dK`@JiNz@`IxP`i@jN`JtFhDbKf@eAkDiHsKmNkQcSsWqYc]gY_WwQ_MqToUoHwHaIuK{Yqd@}e@o^{N`ClRldAIyAwFyAkeAcS{BrPh_@bg@df@n]hUxDbMtInHvUlTjK~MnRbW`ZdXxTrP|N|LtJ|FjCf@[cDqEkCsE}GaM_h@oS_LuBjC|EnCSqIqi@uLhC`^lo@~_C{tBwxEcpCqgA?pgAbpCvxEjaHtxEbpCrgA? ybcaAsmCifA?joChw@bk@`]pW`k@xRrB~Shh@nH`J`KtWhKxLvLpLpo@vKbMzJ|KbMnLrJjFlCfAe@uD{KcV{]y`Aau@e[cViJ?~Ol_@bi@zl@lj@pn@pw@tlC~ExA?yAynCiz@et@un@_n@sj@y`@kRa@pAbOdXd[tu@l`AxZhRrIjD\\cAyBkE}HeK_LaJoHcHsHsUeWiJaKmJgJaWaMqMePqNuM_MeNePyk@k^wa@}p@_x@keC?hfArmCxtEf|GztErmCffA?gfAsmC{tEg|G',
      ],
    ],
    waters: [
      ['Saigon River', 10.7611, 106.71697, 23],
      ['Saigon River', 10.778, 106.7085, -76],
      ['Saigon River', 10.76008, 106.7365, -31],
    ],
    wet: [],
  },
  hobart: {
    bounds: [-43.03654, 147.03774, -42.67446, 147.53166],
    land: [
      [
        'cqsc[?hIrS~]lpCn}BzOfJrD?aTcTu_Ai_D}d@aMxHvlBloBlaBfxGheA|]v`@~jA|jAdi@{H_e@oUoUoUg~@wtAqc@oUot@obAci@{OfQvfAzOuKq\\sDrDzOtx@`{Cxn@tRzO`MnUxn@|OtRxn@b[``B|]n\\b[di@fw@heA`nFtK`MlNzOv`@zOrq@v`@zHxAgC_e@i_@q\\kf@sj@c[uYgp@oU{ViXksA}]mzA{OmG?`F`M``Bdp@tKaMrDfJzOdi@lt@tgD~k@lf@v`@b[hQlGm@oZkTwx@drAxdEjbVf_IltEviB?awEeoLigSk_ZigSeoL tovcGjrGtpE|nCdmAzq@~`AbT~[|c@zk@r`Bvs@`wBhxFxnAhbAvu@f`CbnArb@dlAj[~@gHcs@crAohB{g@em@{L}B|Djt@zgBlWh@cRkz@elAuvAqh@co@}g@{eBekBgi@kYoIdLh~@dLi@}FoMym@qiCuZwTu\\{Jk[eL{NmQei@_aAuxAebI{J}F}B?|D|DtXnSzJdLnMnn@r^vVbVr`@vV`X`u@`\\rb@di@~{Cbq@fbC~_@~YbTj[rb@jtDnhB~|@tyF~{AvThDgFa^_wBcTgDnIjYlYjYjYnr@xVxj@~NrIhDm}Cy{HgzMsxRgzMy{Hm}C?zcAthC',
      ],
    ],
    waters: [
      ['River Derwent', -42.83042, 147.31892, 0],
      ['River Derwent', -42.86786, 147.34653, 0],
      ['River Derwent', -42.89205, 147.37611, 0],
      ['River Derwent', -42.9501, 147.39028, 0],
    ],
    wet: [],
  },
  'hoi-an': {
    bounds: [15.77207, 108.07409, 16.17233, 108.49041],
    land: [
      [
        'u_prSmjBe`D{uEosC}pAqNf|Az`@jXp\\rK?_FcMcTqwA_`Bot@oUmUoUoUsj@}d@k_@uYgJgJoUc[lG`MhXjsA|d@lt@yAwfAooBew@c[}VuRmNiJeCtKh_@`Mj_@rDxAyAy`@mGlGzOjX~y@|OjGkG}d@wR_e@kGsK{u@o\\m_@s_AevA_yAi~@{Vsj@cTmUoUcz@kG?jGrq@tq@pq@jX`TlGbTfQhXziB|]fp@tRzO`MfJpD?qDiXqc@qbAaaAyu@w`@cuBixCkzAobAal@sR{OiXgCxAxHzc@r~Are@zuBfaHbsBt{FvAeG}vHsfBwnFmuB{eBrTtKl@{Hw`@y`@}i@mfByB|EfsA}]oUcTmNgw@_Xc`@oyAxxB|cH`oMdzRl{Mr|Hx}C? y|iaBe}IcnD?bIhSl]pnAld@xb@hfAvpAzk@pf@ha@`\\fdAz`Abs@`\\xNrAqI{i@kWqGSrAbN|bAzjCxo@xm@dk@|aB~_@|a@h@_Zww@oQgDf@|FnMbTqCmuAmsCmr@cnAmUaVco@}eBghAcRoM}HmKiHeJsb@}a@_^{i@qd@qInMwTh@`w@xq@ze@zL}DelAwTiDxNrcAxRlQdPph@~Yrb@j]bm@tAoQ}FsApM?{JnGbXnh@`y@ty@lz@~z@`wBxqBh{Cr{BbnAt^~}AjpBv{@pb@j]nQbT`q@bTxNpIfKyC`AzRzSdQls@~HnBk}@mKuN{RX`MfNfFnKzFoMub@fGiEgF{FkS}DhDhY|gHr~Ax|AztDnbA|k@nU?cnDe}IilOo{T',
      ],
    ],
    waters: [
      ['South China Sea', 15.99444, 108.32273, 0],
      ['Thu Bồn', 15.87116, 108.29854, -8],
    ],
    wet: [],
  },
  'hong-kong': {
    bounds: [22.24503, 114.10921, 22.34457, 114.21679],
    land: [
      [
        'gfdxT?fGrOzWf`@xRlE}EiSoMqGwAbBdIdPdWf^lXnRtLxFjH|InK`M~L~L|Lva@nCvDvBnFjq@tTzFfCXwAgEnBhL~Uz_@l]b[xXlVrVxV`WfWg[soAcdCqxDejCw{A ueigCxaAhl@zVjAaRsHEhHvQrNnKjHfEd@}B_HaMyDhApIvQlO`MtJjHtF|DfCzEzB`@c@sDcYyKoDcJyOmUc[{TsNkHcBkJoRwZ}b@a\\iUoNsGoEiCeA?tOl`@',
      ],
      [
        'o_rwT_X_X_X_X_XuUiS}PsNoMgLcK}IaKiLmMsNyO}PeRiSmTuUyV_XcViTkRsPcLyGkC?~KbYbf@`bB|lAhvAxo@z{@vnAhc@l]rWvQ|IbBuCoKsNwQ av_gCeI_F}BWhAbCzDpFjHfEbB?cBw@M^jAeAsEcJsN}IgEq@bBpC|DjFxGtWpg@lw@jgAhu@dc@`Qc@wD{LiHqPq[oRmVkZg^wYgUwPiLoKuJ',
      ],
    ],
    waters: [
      ['Victoria Harbour', 22.29757, 114.14656, 0],
      ['Victoria Harbour', 22.30389, 114.13845, 0],
      ['Victoria Harbour', 22.30823, 114.12308, 0],
    ],
    wet: [],
  },
  honolulu: {
    bounds: [21.07042, -158.30448, 21.78298, -157.53902],
    land: [['zjg`]?zmIv|Stk^nzh@tk^v|SzmI?{mIw|Suk^ozh@uk^w|S kkkbC~}e@df\\nnRvvH?wvHonRef\\_~e@ef\\onRwvH?vvHnnR']],
    waters: [],
    wet: [],
  },
  hurghada: {
    bounds: [26.8592, 33.54798, 27.3968, 34.15202],
    land: [
      [
        'y|nlEac@kiAg~@mzAwgDc|B}~FytAc[as@km@ei@gM{ULlNpF~RvIvKfApJjDrTdE~OrCyAiXmGmGyAaM_l@c[sq@u_Amt@q}Baz@gJyArD`MnUzOfJrDyAaMc[}wBufEc[m{Dei@w`@kf@zOjm@doA`nBhX|Vfw@nat@n|NtrIzhD?k{@wwBatDehL spkfDdkBdhJbpAvrAtyBffAboBdm@bTbm@lr@j~@lp@vDdHzKAxfDhl@lMvLrP~AeAfBfUbOdPpb@bT|`AbtAraAr`Bph@ze@fe@pj@bpC~yAlYbRzJpCsA|BpIdPxm@dk@xm@~{CnbJha@dkBpj@bnAdjE`vAph@Ukv@fDnQn{A~FgjFkuMs`Uwk\\s`UkuMgjFtB',
      ],
    ],
    waters: [
      ['Red Sea', 27.14293, 33.88356, 0],
      ['Red Sea', 27.16427, 33.97225, 0],
    ],
    wet: [],
  },
  ibiza: {
    bounds: [38.72113, 1.05195, 39.22887, 1.70505],
    land: [
      [
        'ilnFxA|]?sD_e@ep@sq@w`@w`@w`@evAirBiXgJxA`[rDsDsRaMw`@w`@az@mt@o{@e}Akf@}Vkm@uRoUwmAoUuR{OcTiXo\\ohBcuBytAcvAkf@{bBiXufAas@yg@km@gjCktD}cAkm@mGhQuDksAgJfJ~k@~k@`z@jX|d@hQryCrq@rq@zoCbaAl{Dx{AlG~r@bTpKrUfA~TrMlj@rz@tRzO`Mp\\tKzOb[jf@rq@vg@|]bTtYtRzVb[vYhXzVdi@~]bTn\\di@lN`Mjf@tR`s@b[b[fw@pj@vYtRb[pc@~k@vzBj_@xHdCmGyu@ mbslFcm@ejAgLoIyVkU{JrAdL~Bk]}BoO_`@mp@u{Bu~A{c@ay@cT_\\oQwV_\\qj@arAwVrAvVhB_Coh@iDh@|FRqE{Lkz@on@aXcPsApEgDcq@cP_C~Bf~@l[~Yrb@xNpl@lp@`rE|`AfLfBnOpl@dg@xmBvZh{Ahc@nj@tzC~z@|_Bh`A?{g@wVwCvRbNbO|Cpc@h_@bTr^fi@jqCxlAj[xRdJrA}DoMaV_{@aXwToQ{JgDh@xL|DSiF~BsA}Fon@eLmQ_C?zJvVha@fF}BeNkYenAoh@wXa{@}_@qhB',
      ],
      ['e}mFkTyFj@fQfRlB wrglFeLhAdGlQtCoF'],
      ['qboGaz@yn@eb@m{@sc@sD{OmNoUqcDkdBsh@t}JzeF}N^hw@xAiQ odjkFs\\xNyNi`A_`B}D~@|Fpf@zfE`pBv^nGoKs[kc@{i@oOge@'],
    ],
    waters: [
      ['Balearic Sea', 39.05257, 1.27872, 0],
      ['Balearic Sea', 39.06768, 1.21458, 0],
      ['Balearic Sea', 39.06063, 1.15821, 0],
    ],
    wet: [],
  },
  innsbruck: {
    bounds: [47.20047, 11.31288, 47.31703, 11.48462],
    land: [
      [
        'e{`dAiuCm`FqkHk`FiuCajA?`jAhuCj`FpkHl`FhuC`jA?iwI{nBuq@k[iX_Ngl@keAc\\ya@yh@kx@k`G|AzvDdfAvx@fj@za@x\\teAvl@lMtWfZhq@znB~uI? ceu_HaeB}q@?|q@`eB~wC|jE|wC`eB|q@?}q@aeB}wComAco@gNmGiEwGsEcWm[gIiHgF{CuGkBlCbB|ClFhHrIl[lWjElGbEjGfNzn@ywB',
      ],
    ],
    waters: [
      ['Inn', 47.26548, 11.37547, -13],
      ['Inn', 47.26841, 11.38982, -27],
      ['Inn', 47.28183, 11.42321, -13],
    ],
    wet: ['altstadt', 'mariahilf', 'saggen'],
  },
  'isle-of-skye': {
    bounds: [56.79465, -7.37436, 57.92235, -5.28364],
    land: [
      [
        '~ful@swAk{D_hIoNjgC_e@mt@gyNt~AuKmtDekFoUjaBxA_{K_fC{u@sx@`TjsAgJksAo|Cq~I{jAal@|dD|jAh_DlaFx|DrlBaTmhBjX_eD}]}qAwfAwgD}d@buBj`CzpJf_D`l@hlAxg@prGrq@ksAcpHilMifDklAmNrdCteBflEltD`mCpeFnoBl{D{pBhsEjnKfjCvmBzsCbh@dh@{M ca{~Imr@bPaTjYt{@pf@iD}{Gj|BlQjv@t`@u\\ia@cRelCmOxNvtApf@`w@xPzFs^zk@r`@ffAzdCvV_`BgcByLxRr^t^vtApEdLdjCzHwRxNxmBzi@fc@rb@eL_|AoOfgBlr@nOUmp@bPjW|dAbuBlSh@xk@aZ}@_`@ykDkz@{c@awB|Bdo@gL_a@cbCwfG',
      ],
      ['nvql@ufAgp@w`@ugDddB}wFwbBxcEltDjm@`tDleBp[n[ax@ saa{Ii|@}`C}FpkAneCxoBpgCrb@|}A~}Azm@cHo`@_oGoyD'],
      [
        'pckl@yoC{bBiXhXdbDmGeoAevEmaBanFgeI||Dj@c{CsxD}pBmGn\\|cA||@r_IprKpwA~r@waC}eGeiD_gJknCkyBv`@vgDtrCnbApwAfsMiXwuHgjCaz@ei@gCtx@h`KhlAlG_gBkgGg}AilE__Cl@|jAfjCnqLdiDfjCzvCvaCfJniE uom|IgcFww@ei@iyCohH}bAk[kx@_Alt@lqCh@vX|c@xpAjUbR`VvX_A}_BgdEmO`Vh}Clt@ziBde@phBvVh`AlnB|bElt@fHon@lUhz@nn@jz@bpCjuCdjAkYzFvZlUsGpK~~Bze@h_@jv@pMk]j[mt@}|DmnFyiFi|B',
      ],
      [
        '||cl@q}BgdBgrFi_DueBg}AhQeb@ewDk`Cqq@hXloB``BfkBlGsq@ekFei@{OnpIfeEreBloJ|qEv`@ }sw}I}aBuVpf@u\\fc@Tzg@lSePdq@nj@nO}Ddk@xPrb@|c@tZtZfi@rcAlU_C{iBavAuxA',
      ],
      ['naxj@q~AqUpUxhCzqEei@ {lk_JdPh_@|a@~|@xRi~@'],
      [
        'jpjj@oaBwn@qc@ifH{}Ge}InoFi~@{}GyoCepDwzBpjDcbDvhKtyCxhCdkN`gBv~BzzDavAc`e@_xUacDedBqcDq}ByHv{A_tCc[zVfxC~lOz|@|jAoNqjDybBmsA|VvsBvnDdCei@tq@vhKzO{iB`gBjmDmt@hXjgGhsI|fZfw@ei@ gs_`Jvs@noA?u}BcgDw\\oeCqh@{lAyPdNfe@s~AmsAwVqgAu^ga@avAm@q{@eUcU`_@~^tyBzhAh_B|g@di@rbBbpA~[pIqdBlOhdAbq@r_AzdAzmBtw@~_@rCtXha@zJ{iBvXtvAbvAblAh_@rf@h|B|~BwcPwtAyR',
      ],
      ['`u{i@a`BwmAcThXj`Gn{@j_DaF qho`J{H~_@`tAjz@gi@djAt^wrA'],
      ['~clh@ihAp~AxD cko}Iee@rgA_J'],
      [
        '|cah@bi@di@|]k@k_@_z@wg@as@sq@eoAoiImoBqbAc[lGci@?|wBxn@_xByn@m{@kyBo\\aMvg@hdBpjDvtAboAj_@qwA_e@?bz@dCiXayA}jA_`B_fCiQoUw`@geAumIonCep@aaAwgDuKxAniAfJc[ksA}~B_e@az@anJqwAzu@fQd[tsFv{A|VeCulB_e@~Ezu@baA|qArDniArj@o\\kfHgqC{]idBei@edB}cEm{DcvIooBif@g|BnNbhAzu@h`Cx`@e|BooB}jAaz@iXkG~fBlGei@atC}]rDj_@n}FchAugLy{Aaz@?rq@nuCzHgJidBqpAyhCobAqc@ybFw{EkeAyu@wtAi~@az@}pBmaFgw@ktDcoAq}BytAsrC}}GqpA_l@mGjeAy`@zO|}CjlElhB`uFl{@jXlNp\\boAl`GbzAhvMn}B`tGrpAzu@fJyg@gcCfCmf@cw@ogC_`Bg~@{kP_e@fJf~Db{CzcI|qEhXxOnbEboAlGilAlNf~@~k@yHbhAlsAnpA`T~d@lm@ppAn\\zO|d@rj@~k@heAx{Arq@sD{|@?v`@zcEjnKvgDvgD{OgdBcuBw`@`Fh~@jsApkClaB|]jf@bgB~k@gJqoB_l@xHrkGnbAjf@poBncDhfDyn@m{DcuBy{AaaAo{@cjGwfAueBgJtR``Bp_I~wBvfAtmEh~@}|@sDp\\tlBcb@gCpwA~EgQz|@|vCx|@iXdCp\\lm@hlAtsBtq@rKmt@sDlNzu@lt@vfEf_L|eClsAlaBx{AjyBdi@jm@iJkf@edFqc@ iou}IwZmr@{hA}c@kv@mv@aX{HzH`w@h{Gvs@xR?u|Aei@_\\{iBibAsaA{HhBt\\rA}FejAejAypA_Z{LoQksAi`A}bA{hAkYqM|DvX~|@~`AhY|aBt^pf@fgBzeBbT?kYzHlUtuB|e@i@mr@s_CeNj]r}Fbq@gcBmsAgi@ckD_`Bmr@sb@qeCgdA}D|BqG{e@uzAcpAonBkY{gB}`EgHrEkYvpAzkBnhDdiDh{Avw@fvTjuCrxEnl@nmAfi@au@a\\}BvR~_@nn@`sBffAh~@t|A|_@vZr^t`BfDaVdJtZrb@xk@vw@`ThF~@gJga@gFpC|cBTxNr`@r`BvV}FefAyP{JelAyR{JrClv@xL|HvRt\\vqBxpAnn@juCdkBr^vZbPnp@jxBnl@bq@ruBtpAbyHt\\lUyNol@gcBa}@_wBmuAaTgiBi~BgdAuXgaDyPeNfi@bPzH}BwZuxAqfDmn@rb@h}Ct{@`rAt^~|@vu@h}Anj@tAqIor@koGaw@eLsExRrAck@wXzFvTdq@zJvT|c@`y@lSfFsb@ws@kyA}e@mQ}F|F~_@fe@}DmUi}AelAwTem@{k@qGrC}FcP}dAuyBarEgc@gfAsd@}F|FlQ`xC`ZnK}Fsb@_{@wtC{fAgH~a@?{k@cTaTic@aVePejAaZg~@zFxpAbTghAqf@ws@_^zfAxm@pf@pl@tyBxk@|a@rd@h@aXwtAs{@mx@_xEs_Awu@i]saAwXcP{JsE',
      ],
      ['r`qf@efBgw@|jAzcEdwHayA`z@tlBlzAhlAnhF|]xHkyBh~@r_Ex|HiqN {{|`Jfe@jv@vxA|bCqI~}Ar^vTeJge@k|D~@bX||DzLcs@aoJm_@'],
      ['vucg@ejCidB{wFgi@rc@ppAlnCniEbvEm@ ech{Iqf@eNlr@lWlUjWvTh@uVeP'],
      [
        'tv}e@i_D}wBaaA{oCgqC}eCcT|jA~Eo\\}cAiXgJtR|jA|cAzpBxtE~eCdw@hxCvnDpjDheAo\\i~@ qae{Imr@oMfBj_@~v@fdAhe@t{@lUdLrAnM~[rdBpeCty@jt@~_@{FwZarCseAg_BcTkv@on@',
      ],
      [
        '~j{d@skCos^ejGswAseBgrJcvEcT~d@`aA`nByA__CewDueByiBufErfMrq@w`@eoAmpUepDyhC@pkC|jAvrCpdCryClt@isE|d@pdGn}NpcDlt@grJrrCcnBglEwzBanFkmDgdBcnFa|Fw`D}wFybFulBhQxoG~qAf_DhdBbvItRaMnbAx{AzvClhBrlFmGgw@iaJooFmhFeoAcwHmoFgxK_fCyn@}}GjeAdcCldStzJbvMdi@aMgw@{pFaFhw@cT}jAepDsxDcnBa{CikFi_DepDejCj@jfHvbFlf@ytAecGmGp\\|cA~k@djGndKnhBvhK~sKrq@b[sq@ukCwhGe}AgdBszRe}EyaC{cAuKvY`z@heAdqKt`D`gBjtHmNkrBmNrx@jXbhA|eKh`CtrCrrC~~BrwAheA|]rq@sDsq@aM`hAzOmGs_Af~Dlm@pc@pj@hf@?khBeb@c[spAjXkXkaBskC}dL_s@u_AewDwfEo\\l{@ieAgfHecKy{AdTh`C~lGvmEbuBr~Ad}ApdCzOyOzOj`CddB`sDbhAfdFpj@w`@euBd[aMepDeuByoGmbAsx@|qAr_A~jAb}M`gBoUrq@sKehA{|DqlF}wFwfA_MqoBskCgjC{OpiAq\\}kD{VdvAtgHw`@l{@}jAa{CwaCq~EwfAklEseFauBm`CksAekJ_nJ_`NxtAjbMpeN`FgkBwlBumIkaJ_sMip@ip@~V|VpgDlpEvkBfoKf}z@xbuB _mhyI}aBqkAegB{JdLjuCpl@qj@__Aek@aXuZqKh_@cq@mS`X{cDmv@_}@wTcpAkx@{lAs`@tAvR~}ArEmUwZs`Dqd@}Bnl@{LcRwu@i`CoeCq`JokA_aAsAha@ngExs@fD_\\mv@on@oMnj@{Dfe@eL}cB{i@{gBkz@wRjYsC}cBkv@mx@wlGgHuu@xLdkBbm@hDyRkY}Fws@gDjv@uzC{eBkx@wu@}bAedEem@omAaw@ww@ejAoj@}Bnj@zjCdfAzNu^_^mx@eeDon@_|A_yBcTcRoOrCvnCxoBnQqkAfe@yN}c@wqBi}CojBdlAh@{eDomAgfAwpAenA}c@h@tZ`vGjz@iDmt@mQ{o@_Z{iD{F~_@`nGpeAt\\nO~@oOwy@co@oiCcPoMaXctAgg@qcA}dAem@cRuZcpAmpBon@azC_xEoOeHctAoj@gHjYtxEbPSlnBhbA}D}_BuZm[zPmUqf@mx@ge@|DlUfe@RwtAuZs}@eLmWkx@s|Esb@au@uzAaw@kyA{fAcVi~@{LphB_`@{fAqh@}dAia@gdA}a@wlIefE_}@ylAk{AmQnj@lr@vsDllFzgBlW{J{gBoO`XasFwoBqgEgdAi]_~A{iBlr@nQxlExiB`u@qAylGs}@|{AxmD|aBcpAogEcpC}}AfFmr@hvDyRpsDt|LpqaAzyuBdpLfyBd}AfdCdf@bf@aF',
      ],
      [
        'fr_d@iXaz@{|@cuBw`@lGxmAlGiXgi@wyCyAbaAkf@}d@_z@}Ov`@`tCb[rDiXulBo\\tYxu@xbFheAdoA|]iXzn@hX{O odr}Imp@op@mQoKeNu\\wvAqd@mWyNt\\sb@ypArAzLzg@jz@~{Ah{GpfBzcBjyAdlCzfAha@jWfhAdLyRaXqiAcq@gdA}|D',
      ],
      ['dhnc@mnCqpAux@o\\rDz|@fkBlzA|pB~_Brq@mNcaAei@ ac{|It`@ze@dk@zm@bTfa@lSiBqf@u{@i~@gc@k[}F'],
      ['~jnc@hXsDkm@}|@}Vk@`s@~Edb@nbA|VeCw_A gci~I{Jk_@qf@mSzJlv@paGnOdJwXqeAaw@{lA'],
      ['tmn^~MbjAvrHabDhsAxaGd_I_ePamDasB {pv`JfoFzfAkrBys@_yDon@qdBqSfb@reA'],
      ['tw{^ysGi{B{Wd{Ad{AljG qwhyIcfDcK~_CreBnSmJ'],
    ],
    waters: [
      ['The Minch', 57.2332, -6.61938, 0],
      ['The Minch', 56.94009, -6.96369, 0],
    ],
    wet: [],
  },
  istanbul: {
    bounds: [40.95335, 28.89982, 41.08565, 29.07518],
    land: [
      [
        'ankoD_aC}aE}bGcbEeaCm`AOfCbHzp@rNnkAfPzTnYh^pb@xf@bk@vxBpJ|OfIrk@dj@dMxJxIhIhWnDwIwQhBtEfBxQxI~A|D`AaAeb@{L_LiOicAga@qW{ZqDeHyLwJmFcBVtCrGlKlQdWb]zb@`h@bm@br@lmBbuC~b@~V~J? w}tyFcwAck@?jBtEbIlLpLvLvk@nRpfCxPdNvKbItMbRrV`eAfAaEyCiX_YuHsHqJoL{b@aCe_AkvAeD?pBpvAt_ARjC`E~D`q@tMrIdJtg@zPvGtFXqAzBrEzGzIbJjJnJtJ~GfEpBVhDvHfMjc@lm@g`@}oAs_CeoD',
      ],
      [
        '}k`pDaFmKiN}PuSsp@}}Ac[yTuNuSc{@mYiIqM}QgVkPsJyDfAnCtE|`@zjDjz@jl@f^dPfLjHlDzFtCtQ`MzKtJrIjH|B orjyF_OoKoKoKoKwZc}@mVmVkVao@ciBiy@mKgGeC?vv@jnBbfDfcKhkB`r@_Okq@eR}PyOsNsNsNsNqy@kHmVcMcPkSmVoYaV',
      ],
    ],
    waters: [
      ['Bosphorus', 41.031, 29.005, -48],
      ['Sea of Marmara', 40.99929, 28.99481, 0],
      ['Sea of Marmara', 40.98629, 28.9875, 0],
      ['Sea of Marmara', 40.97487, 28.98159, 0],
      ['Golden Horn', 41.0253, 28.96398, 37],
      ['Golden Horn', 41.0197, 28.97642, 24],
      ['Golden Horn', 41.036, 28.94862, 54],
    ],
    wet: [],
  },
  'jackson-hole': {
    bounds: [43.32736, -111.19248, 43.90254, -110.39802],
    land: [['txo`T?rzIbvTvq_@fmj@vq_@bvTrzI?szIcvTwq_@gmj@wq_@cvT wguiGrm^zqVhvNrzF?szFivN{qVsm^{qVivNszF?rzFhvN']],
    waters: [],
    wet: [],
  },
  jaipur: {
    bounds: [26.80718, 75.66309, 27.08382, 75.97341],
    land: [['eeynM?vfCpnGfvKb~OfvKpnGvfC?wfCqnGgvKc~OgvKqnG mjucDbcN`jJ`qF`xB?axBaqFajJccNajJaqFaxB?`xB`qF']],
    waters: [],
    wet: [],
  },
  jeju: {
    bounds: [32.82514, 125.96445, 33.93166, 127.28955],
    land: [
      [
        'ugeaW}qAyn@ikBagBy{A_yA_l@}qA}]wfAagB{qUgdBieAkf@obAs~Ay}Kq}ByiJoiEumIk`Gk`C{iB}jAcoAsj@ifHevAoUqc@}d@mm@w`@coAkf@xLlf@l@d\\fh@?ei@di@tlBb|Fb{C|d@`Mnt@`bDfdB~k@rq@buBvtAhrFh_H`gBhlAnhB`z@xaC|eChlEvnHbhA``FziBvhKr~AheA~k@hlAtsBd[xu@fp@dp@nhB|qArdC~xAzpBxg@?_l@ snqjE}aBqf@kz@msAs}BuzAcVaVmUqbBcu@asD_`@}]a\\aXaTop@aXemBgFem@uXUpKtZbrA~[bmBzi@nQty@~~BdlAxNi|@zfAfRxOzKkBnj@jY`tAffAvqBzfE~xFdgBnObR`V}@zFnQrcAfc@t}@jv@r^ha@hbAvVtZfHgFr^i@gc@}FTfHxLnQtu@fdCpK|@eJi]yqBgdAwu@iz@u}Bs`BcmBkzB',
      ],
    ],
    waters: [
      ['Jeju Strait', 33.20935, 126.81104, 0],
      ['Jeju Strait', 33.12592, 126.74794, 0],
      ['Jeju Strait', 33.04249, 126.76109, 0],
    ],
    wet: ['aewol'],
  },
  johannesburg: {
    bounds: [-26.32352, 27.82, -26.02198, 28.156],
    land: [['_d~jD?~qC~dH~wL~jQ~wL~dH~qC?_rC_eH_xL_kQ_xL_eH xrn~CvnOvjKzfG|bC?}bC{fGwjKwnOwjK{fG}bC?|bCzfG']],
    waters: [],
    wet: [],
  },
  kanazawa: {
    bounds: [36.34645, 136.38408, 36.78605, 136.93142],
    land: [
      [
        'gnf_YaW}b@wdF}qEstM}jIejGoiEyhCkoCodAidCykC}vE{aH}lJmqG_vDmzA?nnFz}MjmUx|\\lmUz}MnnF wz||Emv@sk@mvDclE_qNyeJofHcgF}gDuwEysBkyFa_B__A__@?h_Et_K~_Qh`W|_Qt_Kh_E?gRse@}x@',
        'stt`Ye}DqeAgs@_]}OkHkF{Iga@qMaSmcAkcBwAQxgD~RfMha@xIfFlHnPl]hs@jqCzpBjA clk~EtnBpi@v`@zUbPtLzKjMff@tNbSd_A`{AJuAe{CaSiNmf@cMwK{LuPgVu`@gvAsaAA',
        'en}`YokAa]wWsOoJ{IeMcUeb@cl@uvB_AMxcDdb@bUfMjIjJrOxWjiBlA _hq~ErhDz~@zn@vZ~MtHnIrQx]fe@tbBFcA{hC{]uQoIcH{MsZeo@_hFU',
      ],
    ],
    waters: [
      ['Sea of Japan', 36.65051, 136.46892, 0],
      ['Sai', 36.56131, 136.6491, 50],
      ['Sai', 36.55474, 136.65401, 56],
      ['Asano', 36.572, 136.668, 47],
      ['Asano', 36.57667, 136.66219, 54],
    ],
    wet: ['higashi-chaya', 'katamachi', 'teramachi'],
  },
  kandy: {
    bounds: [7.21719, 80.55967, 7.34531, 80.68883],
    land: [
      [
        '_qujNapBohDaaFmhDapBow@?nw@`pBlhD`aFnhD`pBnw@? a{uk@coBaw@?`w@boBdgDd_FbgDboB`w@?aw@coBcgDe_F',
        '_c|jNUyEeH{MmAoAAzM`HhET{CwGmKaOyRaWi[o^{`@ac@}h@{o@kp@}j@g_@oQuGoAg@yAyAf@nAvGlRv_@|k@vp@rp@fj@pd@|b@n_@t[rWbSjOnKvG c|kk@tYxVrQlYj@k@wAkYmQyTyXk_@uf@{h@ef@u_@a[iYkTsLgBzG`R~Yx_@zb@hl@jw@~y@~vAtAyAcwA_z@ix@mn@oc@q`@gZmR_H`BjMdUtYr[j`@~f@`i@zf@',
        'kydkNcBia@qAgBkA[ZjA`b@pAfBjAZ wgok@vAhMNYkAgBgBiAwMOXjAfB',
      ],
    ],
    waters: [
      ['Kandy Lake', 7.2928, 80.64, 23],
      ['Kandy Lake', 7.2905, 80.6455, 23],
      ['Mahaweli', 7.28664, 80.5972, -73],
      ['Mahaweli', 7.26, 80.6, 66],
    ],
    wet: [],
  },
  kathmandu: {
    bounds: [27.56932, 85.21472, 27.82518, 85.50368],
    land: [['ki~hO?l}Bx{FfzJvxNfzJx{Fl}B?m}By{FgzJwxNgzJy{F urghDv~LxnIz~E|nB?}nB{~EynIw~LynI{~E}nB?|nBz~E']],
    waters: [],
    wet: [],
  },
  'key-west': {
    bounds: [24.51781, -81.83238, 24.59219, -81.75062],
    land: [['t}|qN?xb@nfAhjBbnChjBnfAxb@?yb@ofAijBcnCijBofA y||tCbaCr`B``Ap_@?q_@a`As`BcaCs`Ba`Aq_@?p_@``A']],
    waters: [],
    wet: [],
  },
  kigali: {
    bounds: [-2.0053, 30.01946, -1.8833, 30.14154],
    land: [['km_wD?jt@xiBf_DrtEf_DxiBjt@?kt@yiBg_DstEg_DyiB blwJntEb_DviBjt@?kt@wiBc_DotEc_DwiBkt@?jt@viB']],
    waters: [],
    wet: [],
  },
  kochi: {
    bounds: [9.8475, 76.02865, 10.2465, 76.43385],
    land: [
      [
        'qftqM?nV|m@leAtdDtp@rZxh@pj@reBn{@niAfjCrj@tRnUhXb[fXlUrRt\\lMrPfGuBdBhd@jJtD@sDvAfJtRb[hXpUtRh_@`MtKhX`z@tRzO`MfJfJfJfJdJrD?sDew@_l@{HoNmUuKo\\yArD`MnU|k@`l@n\\doArwAhXrK?gC{Om@r@bGjWfJdHzBeLqa@{Gy@rc@rDxAiQoc@{u@ecC}jAq\\sKyAw`@mGdCbTfQh~@nUnbAlt@zOlGmGiw@tDb[`z@|k@nUnUpUvg@db@p\\zV|]nsA}yBmxF}lZswJczF {et|@fyTtjOb|IpmDwFkNcVotCynA_~CehCi{AmqCmr@}Hj@nKvV|HyBuPcv@yVkFcMwQgN}bCsr@_l@ie@u^k[aXwToQ}a@or@}bAksCoj@cV{Hop@kWwZ_^ga@eP?dPfa@~_@t^h]niC~aBr`@|_BxlEr}@`xAnO~BqGcTcu@{dAkz@ayDecFqkAmr@kYwo@cjAmPeDeDnC_@iF}K}LnBq@uBq{@yRol@uZu^qb@qiAaw@sf@_\\cT{i@kWsd@}a@i@xRgFs_Cyo@qIfD`y@nkE`w@lt@h~@tX|B}@}FwVga@}e@qh@{hAoyFyJ{F}BpmDb|I',
      ],
      [
        'oojpM~AxLzEfEJiFYuEiFaEoHiMh@yNeNqWcUgH}@v@qGwMmGsKyKgDxIesAyW{H`F`Mh_DrD~E?_FcTi_@w`@{HmNeb@mGyHgJsDzO|]sD{|@w`@iXaMm@bTj@uYoNaMsKaUi\\jKda@xv@plA~_Ans@zf@~dAxd@nUn\\tKX_CwG kbx{@J{N_C}J_MqFqImClArIdG|YnD_G~CzL}DnElH`KpEnFmEwAvHpHnOftCfz@di@bThBu\\rAbRjx@rb@nn@nl@t\\hBiFuxA?pIbT~z@xrA~uA|H_CyLyRaXeNkx@ge@}_@sCrExPt`Aj{Czk@z\\~M?qVan@qeAu~E{oA}cBcoDuu@gQiNmK',
      ],
      ['}b|pMq\\mvAvGba@vn@fpAn\\dC{Vyg@aM uxe{@dnAteDbKlAaZc_Bww@{k@ga@yP|B'],
    ],
    waters: [
      ['Arabian Sea', 10.01929, 76.1806, 0],
      ['Arabian Sea', 10.03354, 76.12191, 0],
      ['Arabian Sea', 10.00112, 76.12252, 0],
    ],
    wet: [],
  },
  kotor: {
    bounds: [42.17932, 18.48371, 42.59618, 19.04809],
    land: [
      [
        'e}msB?j^x}@f}Aj|Gda@j]niAbuB~k@`nFnbAh_@bMlm@lU|]tRlm@hXxu@vk@fl@|DjGlO~NxJfa@hQ~EbTp\\lG?~E`MnvBhQh_@|]nN`MrKheAhXv`@~kD~r@b[rDxArDlGv`@v`@v`@`Ml@uKxAfJtRb[n\\|]j_@v`@tYtRtKrDnNxHfJnUnUzOlnC|cArq@jsA`aArDsKyAuKrD`mChQfQj@mNk_@oUc|BueBqdK{cAksAw`@sq@uR{OaMuRmGpArKtQlKrP`AqBxy@f]`E?cMlGnUdvAzu@`z@f~@nbAx{AbuBvuLjsAdi@_Fg~@iQmGl@rKmGiQ}d@~qAjt@xn@zvCxn@feAfQrB{uF{lNwcVsz]wcV{lN egabGnxUbbPvkJjuDyFwFcj@ePmkCgg@cpCkv@wu@ge@asDcq@ia@eLoQgDsAtArK~J|Cr@aD`@va@pIsAyTcP{L}FgBh@nl@nK`^xNhBk@}DcnAwVkYasB{k@ei@cTge@eLgHwTsb@yToM}_@mv@mSwReRmQqMoIsEsA|DnMbVr^rf@zF?}BgHiB~@cu@s^gg@ePqGyNeN{HgFwvAcPu^s^a\\mQgDbPlUj{A`Xzc@nQ|c@fF_CcNyq@{i@ac@m_@mYsKyHcIeFeyAmw@wSyNcrAiDdLxpAfg@h]nSpIfB}Bgg@uAhD`Znl@bVh]rd@vpA`\\`TvVmSwXqd@i}Ck[mVmkE_tMsgEwdC}aA?juDvkJ',
      ],
    ],
    waters: [
      ['Adriatic Sea', 42.32406, 18.67968, 0],
      ['Adriatic Sea', 42.30215, 18.63712, 0],
      ['Adriatic Sea', 42.27527, 18.61361, 0],
    ],
    wet: [],
  },
  krakow: {
    bounds: [49.95155, 19.77614, 50.16195, 20.10386],
    land: [
      [
        'kdvwBu}GgmLo|PcmLu}GmnC?lnCt}GbmLn|PfmLt}GlnC? _b~pHawDa{A?`{A`wDfsGdoJdsG`wD`{A?a{AawDesGeoJ',
        'q|_xByFm_Bek@wl@{r@qz@i|@yx@ko@ee@}^mZcj@oLwFcHyDcMsE{Gkb@oNoPmReSsSuTwVeZe~@wb@gg@yl@kz@efAgtDyDhBttDzfAnz@nn@rh@zc@`_A~[fWfh@xPxOzMlMva@fFdEzKlD~GpHxMfj@`[`a@lg@fq@ny@f}@h{@ns@vn@hk@``B wmipHDy{Amb@gZ}RiOqKuGoCd@nEvHpRzEzExL~DtHrBpBnIjBd@qAwF}JoL{KkIcQmFyCSrDzIj`@yAyAo`@_JsDRxCvFhQbJbLzW~EhA]cBgI}AkB{GmDyLgGqFqR_IaFg@rCxGvKpObSl[nb@j|A',
      ],
    ],
    waters: [
      ['Vistula', 50.05164, 19.93162, 46],
      ['Vistula', 50.05283, 19.93029, 42],
      ['Vistula', 50.04429, 19.94408, 6],
    ],
    wet: ['podgorze'],
  },
  kruger: {
    bounds: [-25.81787, 30.4264, -24.38783, 32.0056],
    land: [['gr|bE?|qTxdj@tw_ArjuAtw_Axdj@|qT?}qTydj@uw_AsjuAuw_Aydj@ nx~vCremA|sy@fbf@tpR?upRgbf@}sy@semA}sy@gbf@upR?tpRfbf@']],
    waters: [],
    wet: [],
  },
  'kuala-lumpur': {
    bounds: [3.07143, 101.57906, 3.29697, 101.80494],
    land: [['slmlR?zaBrdEngHfjKngHrdEzaB?{aBsdEogHgjKogHsdE sasRviK~fHhdEtaB?uaBidE_gHwiK_gHidEuaB?taBhdE']],
    waters: [],
    wet: [],
  },
  'kuwait-city': {
    bounds: [29.21042, 47.84852, 29.51238, 48.19498],
    land: [
      ['iwgcHffDxpC~XhPrG?i^s}@}|Ae|BifAiP cqdsDptAr}AhAoUin@agAau@ac@_Q?fJnU'],
      ['qj_cH{O_CzGhw@~XhPrG?iLgLwPya@ ccjrDpI~KlNbe@tG{AoMcYec@aIwC~@'],
      [
        'oi`cHyn@az@wgDuYuRuKsDgJ{OoUc[c[c[c[c[c[c[c[c[iXoUuR{OuRoUiXc[{VuRoNiS{LiC}L{TmG}AgCcFdAlBjFrU|A_C}Iu_@aYu_AaTwRgQskC_l@sq@gw@{|@sj@iX_Fdi@xAmGw`@y`@aPia@zbB~wE`mIdbMlqIp`FxoByDuJoPqm@ {a~qDsAeLem@yNwVu^qf@u^wVyN}F}B?|B|Fh@iDyJoQwRcTmUwVmSePyLqI}Di@hBrM~K\\yCcLkF]h@tDhFhB~@~KbIlMvQrh@d\\`u@dNzJpGdm@fFh@sCqIfH`\\xo@~rF|dAvtAbmDvcCvr@fiAdWbO`G?mu@}kBkbDuxJ{dB{j@rW',
      ],
    ],
    waters: [
      ['Kuwait Bay', 29.37203, 48.03394, 0],
      ['Kuwait Bay', 29.39366, 48.05136, 0],
      ['Kuwait Bay', 29.40694, 48.074, 0],
    ],
    wet: [],
  },
  kyoto: {
    bounds: [34.91209, 135.6207, 35.09441, 135.8433],
    land: [
      [
        'izwzXwaEecHodKecHwaEk`B?j`BvaEdcHrcGawAa}@kNwQuHsN{x@aMkGqCeP?cECxB{w@o[cWqbBxAfoBbX`_@fe@pFth@fLnVjkA|DwvAaKqLyMwYkGuB@dEU`AvNlC`GtLzx@|N~HnIfG`Nt|@byAhUqx@}SkIrAtJno@x]lJjMnPrRnTli@tS|TxpAp}BpFy@c}BspAeTiSyh@uSoRwOuLiJeS{Iio@iJqA`IhStz@tuAdcHvaEj`B? e``uEo~CwnA?vnAn~CjnF~}HjnFn~CvnA?}uBszAi^ieAkViXkkAoVgToR_iCet@w~@wVgUgo@w_@gc@igDRxwDx`@f^l^uOou@{Ukz@q|EQj~Fh[fVnRxa@vQxT~U~~@fh@jYbzBxQnSxUnkAtXdWvk@pXr]|yAtxB?k}Aok@mh@ge@wf@}mBqaB_]o[oX_VqTgd@yNeMwm@sbAt@`EhbArm@vLpNrc@xS|UnW|Yt\\v_Aja@rmBde@~c@rf@~i@|`B?wnAo~CknF_~H',
      ],
    ],
    waters: [
      ['Kamo', 35.00114, 135.77057, -85],
      ['Kamo', 35.04132, 135.76313, 67],
      ['Katsura', 34.98059, 135.71323, 67],
      ['Katsura', 34.98902, 135.70825, 60],
      ['Katsura', 35.01327, 135.67685, 34],
    ],
    wet: [],
  },
  'la-fortuna': {
    bounds: [10.26827, -84.87112, 10.63483, -84.49838],
    land: [['`frbO?`bDdeIdhNjkSdhNdeI`bD?abDeeIehNkkSehNeeI }ib_An`Sb`Nv_Ij_D?k_Dw_Ic`No`Sc`Nw_Ik_D?j_Dv_I']],
    waters: [],
    wet: [],
  },
  'la-paz': {
    bounds: [-16.60756, -68.18818, -16.45574, -68.02982],
    land: [['|ed~K?hdApiCznEbtGznEpiChdA?idAqiC{nEctG{nEqiC |twcBvhGffExcClaA?maAycCgfEwhGgfEycCmaA?laAxcC']],
    waters: [],
    wet: [],
  },
  'lake-como': {
    bounds: [45.6945, 8.86207, 46.1355, 9.49593],
    land: [
      [
        'sbcu@siP{~Xgta@mdHn}C|bAds@nfCuB~CpQqBhCjLiBpBjPnk@zTh\\lj@nzDrx@to@jkAhgAnd@ftC|zDll@pt@p`@qFuSg[i[wSad@_p@{d@ypCwi@ivCqb@_cAynBws@}|Dsr@uh@ii@id@ct@g}FayAki@erCsxD_Ui]g]gUaG`Gp{DvsCjnAlfC|dEtEaf@yaCcn@su@mhAmuBssHsiPgtG?ftGriP~~Xfta@z~XriPjtG? k|dxG{`K}_E?`cAvyC|`Bx_BdiITdBh}@NfAru@J^xdAlwAf_@x]f_@roBxe@~d@lcAnlAhm@viEztDh|@jjBdjBtRjMhDiDkM}hBaaB}q@khCel@klE}j@ygAe~Aub@cqBee@}i@mcA|E}Hj{J|xBbo@rlCvwEdNtDuDkNcTaT_{EknCe`B}aEwkHuCavCy}HcvAimAslAceBpfAz`KvaQvbWxaQz`Kz_E?{_E{`KyaQwbW',
      ],
    ],
    waters: [
      ['Lake Como', 46.008, 9.258, -80],
      ['Lake Lecco', 45.96045, 9.30144, 64],
      ['Lake Lecco', 46.00302, 9.27324, 65],
    ],
    wet: ['como'],
  },
  lalibela: {
    bounds: [11.99303, 39.0202, 12.06697, 39.0958],
    land: [['axsmF?``@baAfbBfcCfbBbaA``@?a`@caAgbBgcCgbBcaA esnhAj`C``Bt_Ah_@?i_@u_Aa`Bk`Ca`Bu_Ai_@?h_@t_A']],
    waters: [],
    wet: [],
  },
  langkawi: {
    bounds: [6.16404, 99.55771, 6.56246, 99.95859],
    land: [
      ['omc_R_vC_sB{oAwl@eWuA`MjXjm@piAb[xHtKz]v`@tK`Mh_@bnBboAn{Bk@we@ wkeg@?tIjT`_@`qBfs@djArb@vTnQlS`ZblAzk@vVuAoI{k@yhGykBo~ByDkC'],
      [
        'sck_Rw`@_e@ci@mm@sq@qj@qc@q\\oUq\\qc@qj@s~Akf@{|@uYiX}Vqj@wRcb@oUc[w`@obA{OsDzHdC_FaMgp@{VuRoN_l@}V_MoN}d@}pB{OmGyAsDei@oUaFk@hX|]lG?mGi_@_e@gCxAzHzOppApc@jf@hlA`MzHrDfJzOnUb[nUxOfJtMlEvVvSfq@xo@rYb[vYhX|V|k@nbAnUnUnUnUnUpUvtApwA`MzOfi@`MrDyAgJaFyAj@tD`Tpc@`s@b|Bxn@|d@b[|VtRlNbT`TnUsD{Oc[kf@_e@qc@ i}ff@eLgHgDi@rA|DfHnKxNdLpI|FpGh@gBiF{JmOek@aXaw@yToMgFiBqE{HmYqf@}FsApInMbTtZjxBzk@lQxN`Zt{@pMxLjWfH`\\jWnM~_@jx@ph@lUvV`Xvs@bnAxTbPpKzF`XnQpj@lp@dPlSvVxL~B}D{N_TgYm^sxAhBx@eFc@zF|FpIdNvRlWvw@djAnQdLzFrArEnI`}@nj@cNsb@scC__Amr@{e@kYu\\_`@ic@qf@ia@_\\wVs^}FsArAiBeHeNqj@ejAokEcm@kYsEdLrE?',
      ],
      [
        'gya`RoUiXc[}]w`@az@yn@{OgJsD?lGlGfw@lGrDxAyAsDuYm@`Mdi@v`@v`@~d@pj@pc@~d@`Mxn@`MzV?gJoUw`@}]c[ ykde@cq@{g@u^mUeLk]qb@gF|BdNjYzi@nOpgAtXrb@nl@pfB|g@vtAlp@nn@ffAr`@dNgHsb@ek@}`AqMkYcPcs@_\\a\\_\\_\\ia@qf@',
      ],
    ],
    waters: [
      ['Andaman Sea', 6.33005, 99.6969, 0],
      ['Andaman Sea', 6.3087, 99.65753, 0],
      ['Andaman Sea', 6.28262, 99.63645, 0],
    ],
    wet: [],
  },
  'las-vegas': {
    bounds: [35.88205, -115.58774, 36.37715, -114.97476],
    land: [['jyo|T?dkGjwOncXvo`@ncXjwOdkG?ekGkwOocXwo`@ocXkwO eb}{EjaZxhSfpLpwE?qwEgpLyhSkaZyhSgpLqwE?pwEfpL']],
    waters: [],
    wet: [],
  },
  lima: {
    bounds: [-12.20673, -77.1568, -11.98897, -76.9341],
    land: [
      [
        'vn}uMksAiXmG{GlCsrAcjDsaGayIsbG_lDquA?xf@rnAlvBd~Cx|Bj{A~y@x`A`YlGlGyAsDc[sDyA?rDfJjf@|]jf@xn@fw@~r@xn@rj@rkCz~@hxC`k@j\\tMcEeM n_phAcoBkz@sb@amA_lBoYsPyG?h~An}Dx|Gb|Jx|Gn}Dh~A?_E}J_Qu`Au`@ePge@oj@wVgjAaToQyNaZge@cmBmv@cq@yk@sf@}_@kYyR{k@qNkTeHoJyLum@m[',
      ],
    ],
    waters: [['Pacific Ocean', -12.12507, -77.07329, 0]],
    wet: [],
  },
  lisbon: {
    bounds: [38.63287, -9.28007, 38.82373, -9.03543],
    land: [
      [
        'hbkv@|hAb]`Dy@vBdGvHhKdGpSxNtSpXn]h[dY~VzTvR~_@z_BduBz~BjfBhQtJjs@|^fk@d|B`{@hr@ti@~`@nX~OnG?_vA_mD}cGw~QujD wr_lF|{ClqAvZxh@~y@tcAfw@nm@tUbk@xVxXtZt\\nWhR`M|GdFfHhK`\\xXhSxChDuUqFcEwFJxBfFxIeo@ejBceDc`FygDqoBiw@`A~B',
      ],
      [
        '`xhw@evCsuDktA{[_Z_X_Vu}@}~@otAi\\kZkXmVg^af@{m@mhB{m@_qAuUgEdIpYpJiBgQe`@{WsOiG?lnAx}CdmFr|HrvFnpDnjBld@lVhHuCwQkXa_@ }v`kFeX}`@gM}BnB|IjQ`gAdz@xaApIkAgNc[sWaTsPu\\eP_f@iSiSiSkSqP}MeKoHdXxz@n}Ab`Cz_Bp_Ah_@?iMq[{i@cx@}o@ug@m_@gW}RsN',
      ],
    ],
    waters: [
      ['Tejo', 38.6965, -9.146, -4],
      ['Tejo', 38.69914, -9.12037, 0],
      ['Tejo', 38.68911, -9.10193, 0],
      ['Tejo', 38.69611, -9.08348, 0],
    ],
    wet: [],
  },
  ljubljana: {
    bounds: [45.84622, 14.2146, 46.25278, 14.8004],
    land: [
      [
        '}lxuAq_Oy_Wc`_@{_Wq_Og_G?f_Gp_Oz_Wb`_@x_Wp_Oh_G? uy|xGwbJ{pD?zpDvbJptOnfUrtOvbJxpD?ypDwbJstOofU',
        '{~nwAiAal@cNuGDjEpHpGnD~@ZIm@{CmAaC_RyOal@iZq\\ec@wuAu_AQr@hvC`c@p\\vYhl@~OlR|CrA`Dr@J]eA_E{G}G_ECjGdN yf|wGAq~@aW_RcK_HqE_DiDeDwCeCsB{Dy@s@aCmA}CaCaEuHiYiSi@Ipm@tH`E|B|CnAdCbA|@dEfCjC~CpDxDdD`EfGxJjQ~V',
      ],
    ],
    waters: [
      ['Ljubljanica', 46.05359, 14.5137, -13],
      ['Ljubljanica', 46.0515, 14.5064, -60],
      ['Ljubljanica', 46.05438, 14.52092, -16],
    ],
    wet: ['old-town'],
  },
  lofoten: {
    bounds: [67.49243, 12.23619, 68.68057, 15.41981],
    land: [
      [
        'epemAsxDoc@e}EcvA_l@cfCqc@kaBc}Es}B}_Jq{@x{A_z@maBifHgpDrDfvAlaBrxDgJobEuRh_@jsAbzDrwAnbAbi@c[u~AqwAkhBk_@iyBuDheAhvCjSz`@td@l~@a`@rX~e@liC|dHjsA{OhrBfC_`BixGytAgp@fi@hyBd[boA`iPbbDdoAxaCliE`aEvA wp_}KooCg`EyiFizD_`@cT_zCayBmkEcnAcoBypAmpByNfFf`Aj~@`VxRfdAvu@~YpKdHh_@t^|FzJtZvs@xs@lQwXehA?`rGlmE|g@xQpv@{A_p@m@hs@zQ}`AkSehCmS`oBrElr@zk@~[vVvs@djAbtAxk@ph@ltBbnA`vAffArb@|DuX',
      ],
      [
        '{nkoAixGskCchAgw@gw@mhFep@{u@obA{OjlAbuF~Eqj@chAu~AusFciHyuDdCfuBvtAhkBzcAdw@zu@~kDhsA|xI~k@bhApbA|]~r@vfApq@nUj_@jm@lt@z`@ utj~K{cD}dAmUhBvTjvDfFeJi~@}aBkuAcrCyo@u_Aym@yP|Jzg@xmB`y@xgFxiBlsAvqD`y@{JuxA~]h|DlQfFuw@awDco@|DvVr|Aj]zFwR}cB',
      ],
      [
        'ifpqAqrG{|@gJjf@rq@z|@rgHzu@hdBm@s}Byu@`MzbBlm@k@keEw`@zuDb[?ksAqpAanFejG}jAz|D|rHrj@ei@__CwtE}kHevAkzEm`CieAy{AecC_z@aaAc{Ccz@evAcuBygDagByhCcoAevAmbEytAieAg}Al@vg@|iBsDkzAa`BsxD_sDu`DaaAcnBc{CuRfJdi@dqCfqCdpDpnCjgC`vMl{Ddp@ziB~qAdb@rfArpAz}G|pBrK_l@gyFu_Aiw@tRtq@`z@hrBpeFjsAhw@b[hsAnbApwAdCufA|qAfw@x`Hj@doAdp@bTfw@lnCtlBdp@jlAheAei@ksArDtfAnvB|jAr~AbbDfw@nUgJ_l@qqD kby~KcpCyk@mY{FfDlQpgCdN|Bi_@}c@saAwR{JoQoIsh@yPws@oQwVi~@i_@uy@co@u\\eo@u\\k[cm@__AwpAi_BoMvVzdAxN{Fi_@RxLhdAoQ_xAmt@oiC__Ayq@oOeHhBlSrb@vsBboBdm@xhAvs@j]|Bqh@kx@s\\|@~]bpAfi@vs@h~@|bCpcArb@t|AvV`Xzk@sGyo@}FdN|dA`\\|FxNxNfe@dm@~[|dAt{@rb@vRnMfHkYggB{FzFhc@ziBr}@vtArb@|FsC_`@qd@gi@i}Acs@ol@UfHfe@lsAvs@pj@ha@bs@zdCpj@a\\wpAeq@ws@kv@ay@}dC',
      ],
      [
        'yx{tAzH_^sdCsxDq}BycEcgBcpDux@mt@e}AuYtx@xbB|~Br_A|wBh~DdoArRaM|cAppInoBjf@bb@ep@g}A ka_`Lco@ePmS}BtXdlAbRzLxL`XxrA~yAvtAt{@~[rAmQokAmp@cu@i|@{JsEcTmQ{i@mWyN',
      ],
      [
        'gravAglI{vCryG`yAniApwAyA{jAohBqcDwn@bnBdb@}O}jAeoAei@qwAmaBwtEy{AobArq@evAksA_rEmbAei@zOnoBxn@bvArq@`l@?pj@dcG{bFqqHyuD{vCirFooBmN|]niE|O}]wzJyhC}dDi~@{V_lDg~@s}BskCyuDuyCedBrc@dyJvYobAwgDc|NaoA}iBabDimLieEq~IulJovBlbE~sSvfAm@hw@r_AluGq}BpUfnKlwY~kDt_Axn@wAobAagFzbB~lCheAxu@f}Ao\\hXp}BxbF|xAsDe}EoUpcH|fJ~lGj`Ct`PniE~yHtRoNzu@z}Gx`E|dGpK{[}s@gm@lsAeC_e@ukC ofl_Lmt@qh@bV_AcPeq@i]s`@eP{HcP{lAmsAavAefA_^sErCdm@pbDlU}FmoAgi@{hAdlAsCmQmsAohBoQ~[{Fi_@k|@qf@scAoj@sb@gHt\\nkAnK_\\mr@s}BoQmU_zAcTsAjx@`xAxiBq`F{hAeLjYfi@diDph@`uD|a@zJsb@uvCcoFooAcNtZu\\}aB{JxPh}C`jK}@uzAsExlAt~A~~@j[z`CpeIxi@oIu\\_~AghAecDi_@_~A}DxPr_C~{Alr@hz@zm@lt@r^`y@jYvwBr}@|cBlSh]xlAei@xNvu@t`@vVlt@xg@gKor@uaAy\\}aBi~@u^_{@',
      ],
      ['ajnvAw{IieAsDqsBpgU a}pzKs_AvTbrAnD`C'],
      [
        '}uxvAyjEw_AyaCibQp\\ltIcLqaNozD_xBy`@piDos{ApmAv{Ed|FzcA`s@`cKx|DzcEjlAjm@ep@lt@noFdoAp}BpjDboEniAx|H~y@vmIjaFx{AbnJdxC~]}jApq@fdBfvAlaB yvhbLkWkz@mp@opBuVcf@eQfJjgAfL{NsmA~BprB|~Bdm@mUkyAjvFia@|bAhBkz@uvCaXtuF~[?mr@wrCr}B|zHxRlWjwAzJmWek@}aBwtE{H~~@mUcpC',
      ],
      ['iejxAkzEy}Kkia@gkJc{C?j_DzdLddFra[f}EbkNnG }zpaLon@vq@nmAzk@jv@t^vqBh}CbVbLuvCg}Ei~@'],
      ['q}rxAaoDxzM q|ozKlOaF'],
      [
        'cuxyA|d@raObTufAwtAcnFauFivb@kzEb{CboIr~AnpAirBdeUtgLk_@tlBr~AvrCppArfA~Eqj@ooBooBcjOqrKsmUewDxu@jyBrqi@sKm{DebDg_HsxHmtDc~HktPwmEyaClfD`[k`CgfL{wFieAoU}jAgm\\anFpiE{n@}jAobAjsAei@qqDobE_gBhXtoW|xI`z@ufEfw@`z@hxCp_EdhAksAj_@tpR~~F`hIxe[d`[zwJz}K`{C__C chf|KaTu}@mSmt@}Br\\ge@ay@aXwR|Fa^gaBavArb@hz@sb@svCh@hz@uZmv@eg@sd@au@_\\}Dwy@{g@yq@mp@iDffAwV{i@yiBenAyk@Uh_@bTj[jt@j}Af`Cgc@gcF{gB{H`\\zH{kDrEh|FfbC`XuZctAi{AyqB}`A_gBpk]unA}`Aa\\wpEcoBuZ~xDyjEzfA`uD~zBtvGluA~vDdeFboDbTmWqh@qeA',
      ],
      [
        'u|ayAu`LugP_gR}lGyuD{pFwgDjXf_Hn~MddBduBybJxaC~fFhnWzvCsyK{wRa|NybF}`IevA~EmnCnoB`mGmsAKbxAviBrmJrfLvbAgiE~W`rRreJzjE|V|xIjGxoG kr`{KogC}dCuyByRbXjsAboBnn@hFyoD{J`xAlmEzkBhz@rf@`y@rZ?s{DuZ{gBdNvpAnsAdi@t^vs@tbAz`Cnu@nu@gIoS}bBgNnLyNa\\azAoImoAk~@',
      ],
      ['elfyAutBfuG oqozKdI['],
      ['m_ryAowEyuDonCevAiQpwAltHp}B`{GdhAvg@{u@ o}v_LkwA{g@rCdk@lmA~_BrxErf@ws@ia@ol@_|A'],
      ['szkyAkm@_yAuzFydLirNouC}qE{_Ndp@afA}kIguVazDc}Cm_@fjGb`c@|tVniIftXdoA}OxhG _qzaLehAia@cVuxAqd@qh@coBem@_`FufAu]|Lte@dkAtwFngExhIdjC`Vqf@i[u|Aa{@'],
      ['}rjzAew@`[_gNowIci@iCimDysBiaJwtA}dDm_@}yDsbAsK`gBrqDppEnxL~fRpsN~d@j~@ slw}Kge@}`AfFi|DjYnkCj{AtZr`@pf@bXr\\saASt\\`rAbs@hBbq@{k@fHyNkyC'],
      [
        '}fpzAeb@d[_e@ecCekFufI}jE{}GikJirBacKnbMdvAfXi~@oqLz}Gz|@tiN_`B}wB{pBesM{A{}GcvEu_IxhGwzFnNseBqjHkgGgeImWoWfiAflEx{AhXrySnuChsE|mR`uNzu@uqDmm@~rPf}EffHniEzpBpiApc@xA ccv_Lge@_zAgfAkwAuxAwqHypCg}CmmCoQsEym@wXoj@qf@mW}bAomAmqAehCqcAwVbPsbBoh@nMngCanGf@uw@yq@aZpIj_Bzp@piMjvGs{CuXryFtqHrb@eN~|F|cBlr@nIdnAfaDp_EvuBpj@rA_\\{m@aV',
      ],
      ['cnq{AgqG_{C_aUkgGc|FyjE_cD~fBlaGx{Khhj@ _aqzKmtBmrDwo@?nj@ffBpdDrm@`^nNcE'],
      ['a`q{A{wBaaEieAumIqUrq@tsFziJ|pBxH wv`~KkwAibA_y@xgHvu@jx@vV{NyjCsb@'],
      [
        'ypa|AowMniEjlAg~@yzBowEugLwnHevIs~A`h@kpHapBapBxS`gBbvIvaGvq]f`S`[i_Dbz@a{Cy{EodSsqDccC|_Fqj@feErkCaTxfAtsBx}K`aMdqCl\\qj@ }~}{K{cD{N_\\{eB}dAh]~{Cjv@t`@wT{r@`GtdAdqHjcLjqE~pAdJmx@efAwvCqaCia@kv@}Ff`AzhCi}AmnD}fAqdBjYbrApj@iBs~AloAeLi|@elA',
      ],
      [
        '}hk|AkaFwzBmtD}eOamCcoA{VoaBqrC_wDitC{_@iHdjGnbAzjA|s[~k@_e@}xEfxCvaCrdChyFjaF swi~Kwu@_}BymB_wD_^bNr|Cjz@yiBkLcp@nPpjNqeEwVzFvqHt\\~_@zg@jz@nM}HyjAmnD',
      ],
      ['yut|AscHunP_pTqbB`_@zwB{|@tRluKd_\\hfDf}At_AgQ crd`Ls`FofDqgJttJ~{SmByi@ic@qdBtZ{Hu^ehAeN'],
      ['iif~Akt@jx@r_InwM~`MybF kbo|KnpEzaBa|@ph@uxEs`@'],
      ['srg}Aog\\qbBx`AxqD`nKtxH|xA s_nbLgg@tiGzfLu`Agy@s`DscC'],
      ['u~g~A|`C|yL|pH ilrbLx_@t@im@'],
      ['qlr}AuxE}gHgqCg\\jcBfiF`mHvgD mra~KukAe\\fe@`hBngAvE{e@u{@'],
      ['g|{}AgjCr~EdCa`Ca|EagBySd^~zCdkHlyA }gtzKcnA_\\on@ukBgbBvcAzqFjjBjjB_Fa['],
    ],
    waters: [
      ['Vestfjorden', 68.02049, 13.96065, 0],
      ['Vestfjorden', 67.88612, 14.15015, 0],
      ['Vestfjorden', 67.81323, 13.95004, 0],
    ],
    wet: [],
  },
  london: {
    bounds: [51.25558, -0.49676, 51.74892, 0.29576],
    land: [
      [
        'dn~AotTao_@_jj@ao_@otTwyI?vyIntT`o_@~ij@`o_@ntTvyI? ewkzHunLyvE?xvEtnLlfSj~YlfStnLxvE?yvEunLmfSk~Y',
        'jx}@kHkHwi@qdCcUeP{No_AyhAsYu^{`@ceAyKyK{u@oZ}_@ge@mf@ab@{\\mYmLaHuZkQcJmLwPqTqoAiqBoVaNoI}DeI{NmE_FmSgt@_{@suBwx@sUgQeUok@yi@uX}H}QuHkL{@`EWsFsEcIgK{a@qUse@yPy^cLmFRrUr@iJuHqO_KiQ}m@{Q}SwwA_hBoe@ob@k_@mbAa[{wAm~B{E?|Jn~B`}Al_@|aAxV|]rb@~jBz\\jx@rJxJzl@l[zN|L`LbUvGfDsAyTOrKdJbYxMbQxc@`LhNlJTaE~AdP`WjMlRf^nl@ni@pLda@~x@neBrh@~u@z[jXjWrMnOnMvEpIdQfoBppAdW|U`Szx@vF~GxLdXd`@xc@bb@v[rUbw@vTvFr^bfA`RzOlUdr@d|A`[j[lZ|X sw}xHjBkB_{@kqEyTqEn@d]vo@xLvCoOklAmCdGz{A`Z`ObKjGnC^}DqHaK{h@ma@gNoIsEwB_FmLcE{FmIoJeYs{@}GyC{CqAlDvThLrBZgBwPqKqCNdFpEvNvHtf@pJpRxGfGnEhI`CbAoAiJkHuJ_Iaf@}HmTwIyJfDhM|o@`H`AwO|B?aCcJqj@oJkQsQeBwEeBtQpRlLfj@fGvB?_CtB`L[oD}n@}SwCr@`FjTbLhM~Ltc@lFzJ~CvD?{@}FsCcIuUoIsf@aM_SyLcCe@lDjLbPbA{BiLkRsDwAh@dB~GpOx|@~a@`FtDvCdL`FfCdGjNj{AlIdExAYgC{FeJeMwUo}AeMaA~IhmAdIeAsJoc@il@cBrHvXhd@',
        'bea@cQ{QiWkc@?nBp_@hUtNbQ`C yekyHjLlG~@_AoAi@Vy@iFcL?',
      ],
    ],
    waters: [
      ['Thames', 51.4845, -0.15, -10],
      ['Thames', 51.50581, -0.07815, 18],
      ['Thames', 51.4985, -0.004, -86],
      ['Serpentine', 51.505, -0.16, -1],
      ['Serpentine', 51.5085, -0.1745, 48],
    ],
    wet: [],
  },
  'los-angeles': {
    bounds: [33.83989, -118.63343, 34.27051, -118.11367],
    land: [['p~uoU?jbFxeMbiTrl[biTxeMjbF?kbFyeMciTsl[ciTyeM ydfoErpVbtPxwJj{D?k{DywJctPspVctPywJk{D?j{DxwJ']],
    waters: [],
    wet: [],
  },
  'los-cabos': {
    bounds: [22.75154, -110.04425, 23.18566, -109.57275],
    land: [
      [
        'zkr{S?fdBniEvnH|sKzoHtkErgBlCpMvWza@jsAz|@rj@|d@jf@lgC|]tYxg@~LnNAcNmO_JoFH~FjGtxA~_FnbAvzBx{Ax{Ap}BjfB|sAdUxf@hMpHxCimEq{KyiRcxXyiRq{K wpalC|sKtnHniEddB?hEnKxQ`Xj\\r`@|d@xlAlr@j[dNrChDpEzHtXzJxTnT~TzLqEpBbGdFyCtFpE{Jcq@on@saAeiBg`B}_BoOgGgdBmiEucUunHoiEedB?ddBniE',
      ],
    ],
    waters: [
      ['Gulf of California', 22.90845, -109.78237, 0],
      ['Gulf of California', 22.85173, -109.7609, 0],
    ],
    wet: [],
  },
  'luang-prabang': {
    bounds: [19.66753, 101.9043, 19.97937, 102.2358],
    land: [
      [
        'qy~lRaaHcrLccQcrLiuBxlH``Dh~@l`AhfAlwHpBaDaDqEwwHyfA}`Ai~@m_DimHm|C_pC?~oC`aHbrLbcQbrL`aH~oC? watxB{oGmgC?lgChnB|oGbiCrgAt}@v|@zxFhFhGf@iAeyFa}@s~@egAqhCmpG`sChxKv`PhxKzoGlgC?mgC{oGixKw`P',
        'eglnRgBqJcx@kReh@cs@oBhs@th@`Sdx@~HvAoAcO@bD`AaBpN {_kxBpGfG`V`Lbl@~aAGedAsl@qLcV{EcF_FeXuRcYdAbj@tV',
      ],
    ],
    waters: [
      ['Mekong', 19.86, 102.1, -41],
      ['Mekong', 19.82, 102.05, -40],
      ['Mekong', 19.88266, 102.12455, -48],
      ['Nam Khan', 19.885, 102.141, 50],
    ],
    wet: ['old-peninsula', 'ban-xieng-mouane', 'ban-wat-that'],
  },
  luxembourg: {
    bounds: [49.56493, 6.06322, 49.66507, 6.21778],
    land: [['cf_e@?rbAffCziEnmGziEffCrbA?sbAgfC{iEomG{iEgfC kd|mHfnDlbCrvAxj@?yj@svAmbCgnDmbCsvAyj@?xj@rvA']],
    waters: [],
    wet: [],
  },
  luxor: {
    bounds: [25.64949, 32.5566, 25.78571, 32.7078],
    land: [
      ['c_veEkcCmeEsgGmeEeaAdsBzx@jk@hd@`_@xr@`T|N|VxJv^huA~r@|\\fv@`{@jcCbaA? _hg|CgvBqz@?pz@rz@p{A|p@hj@vg@re@dcAr]hZbn@lTds@r_CpaA`_@pt@_QgvByqDkmF'],
      ['eq}eE{`Agu@avAa`@ac@wMcSyq@s]qb@kj@qw@itBwe@caA?baAjcCleErgGz`B ggp{CqbAidAy`Ciu@adAgXc\\{aA_d@we@ki@yo@m|A|a@xqDjmFxqDfvBpz@?k\\'],
    ],
    waters: [
      ['Nile', 25.7, 32.6325, -63],
      ['Nile', 25.71528, 32.64074, -59],
      ['Nile', 25.7368, 32.65718, -49],
    ],
    wet: [],
  },
  lyon: {
    bounds: [45.56343, 4.56345, 45.94447, 5.10955],
    land: [
      [
        'uj{Z{|MukUwz\\ukU{|M}mF?|mFz|MtkUvz\\tkUz|M|mF? ujawGmlIueD?teDllI`sNzyS`sNllIteD?ueDmlIasN{yS',
        'etj\\qF_LkX{HmAmIsHwEmC}B_Bu@wBuD|@jB|CdGnJ|GzF|FfWfKdFi@cLwr@aZeSiK{FkJrCrCjJzF|JhRrYls@zL ijlvGfRpOzV~DV\\[?pA|EhIpJO~AcNeJsG}COZWwCuUoNqPmRkTcr@g]ea@ej@cq@m}BmB`Bl}B`q@vh@x_@v\\~r@jU',
        'o{k\\qBXoGyUi[uXqMs@`EvYwBsFuByYgE|@nN`Yd[dUrFsIgW{|@qTyGo@b@KaE_KcNaQqSmVgWqZo_Aue@myFoAxB|GpxF|d@p{A~YzV`TtQtNnKrERe@n@~FjRh|@nVg[wRgAS`AbFT`AtRd_@hD cxbvGn@~Bta@nd@xe@`f@ld@rf@ri@nfBnD?uB{fBoj@mi@kf@uf@we@ic@w^kZoXmn@mVwTsQcQ_PiQiSqTyTySwRyN_Mw\\{Sq{C}BsCT|zCnS`k@nPfSlTnUhUbT|RfRrPrPbRvS|m@pWgxAir@oJoNx@^fKpIbr@xdB`P',
      ],
    ],
    waters: [
      ['Rhône', 45.74284, 4.82991, -67],
      ['Rhône', 45.7591, 4.83943, -74],
      ['Rhône', 45.73472, 4.82082, -80],
      ['Saône', 45.76599, 4.82724, 78],
      ['Saône', 45.7565, 4.82658, -80],
      ['Saône', 45.77214, 4.8172, 59],
    ],
    wet: ['vieux-lyon'],
  },
  'maasai-mara': {
    bounds: [-1.81435, 34.77152, -1.02265, 35.56348],
    land: [['ugjxE?lyI~sTln_@zhj@ln_@~sTlyI?myI_tTmn_@{hj@mn_@_tT zk~Fnhj@bn_@vsTjyI?kyIwsTcn_@ohj@cn_@wsTkyI?jyIvsT']],
    waters: [],
    wet: [],
  },
  macao: {
    bounds: [22.1179, 113.48814, 22.2271, 113.60606],
    land: [
      [
        'ukbtT|IxLvOrRlU|VhXtYb[hQlGm@iXyA?yAsDuR_FyAl@rKl@j@xAxHrDrDrDrDxA?yAsKq\\mGsDyA?eC{HsDsDsDyHeC?yAaMq\\sKgCyAk@m@yAeCsDm@xA~EbTlNrDxA?yAyHgC?yAsDuR_FyAl@xHxAl@?b@hAlBfJLrARRl@xAdCrDrDhJrD~ElGzHfJxHlG`FrDrDrDpDrDrDrDrDrD`FlGzHfJ~ExAk@sDgCyAyAyAgCuIoCgFIxA|MpOdWdfAbb@|]vYzr@pG`ALi^q}@y|Ac|BczAax@ ultfCbV`OzGz@iDS|BpGfLxLnMdNpd@|DtA?uAeLgFqE}D}HTfDtAfD?sAiD{FsEgD_CqC_Ai@sA_CgDqIqIsA?rAzHfFtArAhDzFfD~BfDrEdNpE|DfD~BrAh@RhBtArArArAhDfDrATk@qG}@h@rCnMfD~BrAl@F]uCpBnBpAdQpEdD|BrA~BzJzF|D|B~@?~@|B|D|F|D~B|@?~@|B|D|F|@}B}HyNoKgH}DsA}BiDwTsE}DeJqEeNiBh@nOxNbT`y@h]~[vZbz@dEu{AovEk{Aq|@w]?vDpJ',
      ],
      ['e`{sTqUgJmUmGsDyALhAz@`TbqD|y@ff@tR?oM}[mj@egBsa@ _u`fCpEhDnMfHpIzJnVbKv@h@h@eAkCsEwGyIwKwMs[_F'],
      [
        'ih~sTgJsDsRgJ}]aMgJmGsDmGgJaMk_@aM}VmGsDyA?l@xAdCfJ|OfJzRGkFyFeBGt@`BlCzNxFzE\\aGm\\aTaFgQuRsDyAj@lN?yAsKq\\mGsDyAl@xAdCtKlGb[xAyH?xApDnN`TzHlG~ErD`Fj@pH`Rp[`bAb]f@{EkR_FyAl@rDlGfJ`MzOrKlGfC?m@yAyHuDsD _pgfCsCi@_AsAgHsA?rAhDrC|BhBrCh@R~@|B|D|FfFrE|DzHzHhBj@b@fChEfGrKbEfDlCrG`APt@`BlF|Fh@i@}B?h@|DlQ|BhBrC~@hBpE|HvVzFhDhBk@qIj@bRfD~BrAUqG_Ah@rC|FbP|QfFzCjAMeAw@eCaDoKmUk_@ei@_b@uZmSeLeJgHgFgDiFeHmWqI}F',
      ],
    ],
    waters: [
      ['Pearl River', 22.17402, 113.5471, 0],
      ['Pearl River', 22.17998, 113.56324, 0],
      ['Pearl River', 22.18355, 113.57494, 0],
      ['Pearl River', 22.18506, 113.58326, 0],
    ],
    wet: [],
  },
  madeira: {
    bounds: [32.49179, -17.15063, 32.82541, -16.75437],
    land: [
      [
        '|wqgBk~@wnD}pB}qAswAytAcuBufAcuBskCilE_s@qiAqwAksE{}GevAmaBkvEojByToMgFbHbH~f@p_@r_Eh~@dvApc@|k@lt@z|@baAheApiAvmAngAdaA~z@heC}AVhBdEhElG|HtDK_Dhm@nkBdnBj_DppEvaG|hJlyCne@tXxK?cMc[gi@sdB grmgErf@xq@lt@j[zHUcPaZay@qf@aX}@|Dpf@`sBjxDlp@jY~LvM`NhWt`@z`BxJ`LlVfbEfjAzfCze@~_@`Z`TdPdLdHhDxAHcAoI~EjFhFdEtB@qEkFsJ_GmDoHmYmn@scAuxA{bCicA_cAylBovCi`E}oCs_Bio@vA',
      ],
      ['bpxfB}DgDiE}@rB~EjEbC oeifEsELrAvAxJxAe@sC'],
    ],
    waters: [
      ['Atlantic Ocean', 32.63024, -16.95556, 0],
      ['Atlantic Ocean', 32.59672, -16.984, 0],
    ],
    wet: [],
  },
  madrid: {
    bounds: [40.30272, -3.85049, 40.53278, -3.54831],
    land: [['rnpT?dcCjgGrkKzoOrkKjgGdcC?ecCkgGskK{oOskKkgG gk{uFrqK|lHhhEtcB?ucBihE}lHsqK}lHihEucB?tcBhhE']],
    waters: [],
    wet: [],
  },
  malaga: {
    bounds: [36.64495, -4.49963, 36.79505, -4.31237],
    land: [
      [
        'bagY?~[~x@~uAfjEjwAdEzC|BtClFfE~HVrtAbo@vLxJhCgDeAm@Gz@~AxAvBdCpClE`ClCxBHw@t@t@Jx@hCfBrC`Er@|CvJdD_ACdBpCzEbIpHfB`BlLhI`RtZhpAn{@|]`Mz|@xu@jS|VlZ|]fVnNvF?}pAybDytFsfIytFybD c|l_F`gCdcBf_Ah[}K{BfFdCjA\\[cB}KiAiEs@R|Av@lCzAhBhB|CvCtAdA^Is@eAoC}DuCaC?d@xApBtBH[_BhBdEjDf@hDrDlFtClAHkAkBZdGfFtS|`@`kBttAxs@xNjv@fbAvPzJ|D?u`AibC_dEseG_dEibCu`A?~`@`cA',
      ],
    ],
    waters: [
      ['Mediterranean Sea', 36.71495, -4.3997, 0],
      ['Mediterranean Sea', 36.70756, -4.40082, 0],
      ['Mediterranean Sea', 36.69403, -4.3952, 0],
    ],
    wet: [],
  },
  maldives: {
    bounds: [3.66485, 73.07183, 4.72115, 74.13097],
    land: [
      ['yqz~LlGrK?sK echZ~[{JaT{J'],
      ['{e`_MhQ?aM i|g[~_@u\\qK'],
      ['{_c_MfCrKmG yfcXzJ?{J'],
      ['uku_MyOiXuq@{]ei@uR}]iQk@rKrD|d@`z@noBx{AxzBzqEfdB?y{AqxH w`qX}Fu\\mlDuw@}g@{J_CdPlUlp@noAtwB~}AbnAzNqMcnAmr@}F}DfH'],
      ['}gf_Mdb@aF ugnVnSmU'],
      ['wkm_M{Odb@tRyA mm`WqE~a@pEeP'],
      ['_hn_M}{@cOiHtKz}@`J edaWuNtEnThNuDwE'],
      ['ikp_MdChQ ozx[xNqI'],
      ['y{s_Mj@`FrKyAaM _x_XjYhDyPaZsC'],
      ['i`}_MdC`M?aM i}d[vVTw\\{D'],
      ['ag``MaMyCt@jKvOq@ adiY^jGlMhG_IsL'],
      ['ihh`MdC`M?aM eyrYtXhFu\\qK'],
      ['{em`MfC`M?aM y|sYxP?uZ?'],
      ['swo`MeMcIeAlGpoAdQdAqK guuYkDrEhN|KbTyAmEgL'],
      ['kps`MfC`M?aM cwxYvXdFu\\oK'],
      ['k`{`Myl@^n}@lTyI ofdZ|]fUm_@kXiE'],
    ],
    waters: [
      ['Indian Ocean', 4.17833, 73.63082, 0],
      ['Indian Ocean', 4.12174, 73.7443, 0],
    ],
    wet: [],
  },
  mallorca: {
    bounds: [39.39126, 2.38941, 40.05004, 3.24589],
    land: [
      [
        'iwjMsDk_@az@geE}dDouCsx@ynHcvAcuFklAgqCw{Acz@sq@km@ufAaMiqCci@qvBal@}kDulB}dD}d@mzAkm@cTi_DagBanBu_IwaCgfLyhG{iF}rHqwEmt@sq@obAei@lG|jAxcIfwDnUheAhXrDyHiXyg@}~B{|DumEswAfC~y@`Ttq@zbB|qE`TtRlGiXkf@{|@mmDybBg}AktDgyJyJzD|DjzAtKdw@`Md|B|nEpbCpzD|qZtnGlcClt@`{CtyClvJxnDfw@lnCbhAb[hlAbTjf@zOaTaaAsDpDzOxu@~qAlaBtlBzbB~qAniAzcAvnHrxDrj@|jAxu@heAjf@dvAjlAjyBzOiw@k@pj@ppAxn@v`@x`@v`@f~@fwD~y@|cAr~Alm@lG suupFwVu^qf@}eBehAqh@_\\ofFmx@uy@_^ohB{jAu}@wvAeFzFgFojBem@s~Aek@_}@qn@aoBcPmYaw@yPrAi]gg@gcDmn@op@qh@kz@g_Bcq@rAph@qKlSbRrd@lpBvqB~@yRdjAbq@rf@~[lQfF_Zqj@qElSlr@feBjx@zg@vu@pI`Z`tA|eBfbA~|@dkBnj@vZxPqBznRlt\\dpBf|IzNkYxLhzFljDpTbErAeAu`A{JvXfFmUi_@aTcvAwtAu{@koG_^_\\sf@arAyoBsb@s`@s^k~@i~@kx@op@qb@yR_CzJltB~yAzi@lsCdfA`w@dPnKkYyjCi~@qf@{Lol@cs@gFr`@dN}Fem@~`AyNymBwrAghAavA',
      ],
    ],
    waters: [
      ['Balearic Sea', 39.8213, 2.6868, 0],
      ['Balearic Sea', 39.87096, 2.60268, 0],
      ['Balearic Sea', 39.94285, 2.64432, 0],
    ],
    wet: [],
  },
  manama: {
    bounds: [26.14778, 50.46947, 26.32222, 50.66393],
    land: [
      [
        'g~~rHgJaM{OuR{n@c[}]u_Akt@oU_l@}kAwPw@AlASwCcG{CuDsEiEoDmEiFEpA`DpCgQqTab@imBep@qc@}VgJyHmGaFwJ{L}QoBmNqFq@DqAqC_AfCxHlGfJ`MzO|V|]|qAlf@v`@b[lU?oU_l@obAyu@ei@q\\cb@yg@mUuR{OaMgJoUqUaM{OuRoUsLuCdCbLfnAhpCnrE`fNhlCfhAbDxBpAe@wD ibb_DmQyNeLqIyL_C}@h@pEfDnMha@nEIk@yCeDsFmG}BkAGn@~A`EzMlDdG|EvAvFwBmIyg@oOgH_AfDfHdLbPtf@l\\pWvAvBjDvAfOpEpDvLlSr`@nMpIrErATi@qG_Ah@rC|FbRh]ph@vs@r`@nMsCol@qd@yN}D|BxLvVjx@peAvZlQfH?pBdFvIhMvIdFpB{@yBwDuFya@}|@qhJiu@',
      ],
      ['}hysHqDaH{@tC~G~TdCzAn@QsA knd_D_BpAbEtGd@fFGs@cB_B}A'],
      ['yv{sHsC}FcJyI{EkBd@~CdEdNtFdDrBnBC wog_D}DkAWzA~FtHlFhHpBvAMgAuBoHkH'],
    ],
    waters: [['Persian Gulf', 26.24954, 50.5613, 0]],
    wet: [],
  },
  manila: {
    bounds: [14.49497, 120.92705, 14.65553, 121.09295],
    land: [
      [
        'c|cbV?t{@jxBbuDvqFflDrfBba@gaAeYke@aMgJmGsDyA?xArDtKtRtYf~@lm@zOnN`MrKtf@w{@c}Bq~D_`Gw_Em_C ybbxA~wGvqElkCfeA?oEaLsR}q@sVoj@cVaXaZ_\\_^}_@_b@}c@{g@{k@yo@{cBoqAga@qh@yo@aw@yhEaLuGiC?feAlkC',
      ],
    ],
    waters: [
      ['Manila Bay', 14.53861, 120.96836, 0],
      ['Manila Bay', 14.54276, 120.94845, 0],
    ],
    wet: [],
  },
  marrakech: {
    bounds: [31.59348, -8.04561, 31.68902, -7.93339],
    land: [['rdko@?`p@daBhrCjcEhrCdaB`p@?ap@eaBirCkcEirCeaB mpe`EffDj|BprAxh@?yh@qrAk|BgfDk|BqrAyh@?xh@prA']],
    waters: [],
    wet: [],
  },
  martinique: {
    bounds: [14.21228, -61.39927, 14.93132, -60.65633],
    land: [
      [
        'fistJ{cEgrBmt@ueBikBepD_fGq~EagBcT_FaM}Vkm@uR}jAuYiX}Vyn@az@wgDulBkf@oUsDheAyAhQrx@n\\hXbTzOn\\tKfJfQvRj@eCmGuKmm@u`@ux@xAzO|jAxn@xAgJeCxA|d@rDsKq\\oUoUoUw`@gdBmt@xArq@lGhXrDsDw`@}d@kyBu_AoU_l@iQ{OeCsDgJ{u@mGtKeC}Oo\\sD|]rDhXxAsDqc@uR}Oqc@ci@mGzOjf@`TtR|cAv`@v`@tfAb}@td@f^fKuTxQnQdCwFoQudBaTgCxA`MhXzOtRjgC`s@b[bb@`FjFdPfIyAfMrM~BbHhlAbo@thJpj@`z@~_FtR|]b[tlBhX?lGt_Ak@aMcaA}qAixC}]sKaMuq@uRqj@_l@_l@qc@iX_Fm@lt@v`@`MxArDfJzO~xAh~@lr@h_ApU~N`J~hBb[rq@vY|qAtrCbvAdb@tRlGrKdhAj@{c@`BnMvDfmAtyC`z@`M?aM qisyAwuB{i@qG|BxRddAh}CheB~|@r`@vq@jYlWvTdPtyB|a@bPSsb@i]kz@yN?fDpIffAtV|c@`y@nOh@{L_\\i]i@zFt^vqBfbAlWnMrC{HpEph@zJxNpj@pd@zLpIpInIj_@jWvVzNsG_ZsErA~_@h]fHzLpG|FzFt^h~@zi@bpAzeBnMnMfLfg@fdAbP|FeN~B~wAj|@jv@np@tVvVdPtZpIpIbTvR`\\||Bt|Apd@bRnObPjYjwCdo@h_@`^xFkB`v@sAk}@{Qew@qd@uu@iJgc@uZyRmn@on@}e@sE~@fdA|H?{J{Jid@_G|@jUxLoEsYa@rKx@ad@TnKraA~@}DwX_xCwy@mQaZqh@oOaXyjAscAwpAwV_ArE`y@nMbNTqKuX}e@mQa\\wrAi`Aop@as@yPgHStZxJVsExPiDuIl@wR{hA_\\_aA{eBypAws@yo@oj@_^wsB{k@_yAoWsWkYeuB{cDejAwu@wqBwu@',
      ],
    ],
    waters: [
      ['Caribbean Sea', 14.5718, -61.1413, 0],
      ['Caribbean Sea', 14.55539, -61.19732, 0],
      ['Caribbean Sea', 14.54755, -61.25333, 0],
    ],
    wet: [],
  },
  maui: {
    bounds: [20.14953, -157.08229, 21.53257, -155.60241],
    land: [['bwdt\\?lfS|mg@hu{@v|oAhu{@|mg@lfS?mfS}mg@iu{@w|oAiu{@}mg@ wik_CjsjAfvw@byd@`|Q?a|Qcyd@gvw@ksjAgvw@cyd@a|Q?`|Qbyd@']],
    waters: [],
    wet: [],
  },
  mauritius: {
    bounds: [-20.69965, 57.04226, -19.76935, 58.03374],
    land: [
      [
        'kw{|IohB}cA}]o\\aTrKp\\xHxA}VsDeJuRw`@ooBeoA_`BgdBklEaz@sq@a[aM{OqiEoiEiXcoA_e@}]u`@ei@obA}pB_sDqwAei@{OtYaFe}AwfAqc@{Vyg@gp@yu@eb@_F`MsDgJieAgdBwzBsDp\\vtAk@iQl@`MtYdoAvtAjsAv`@rq@tRcb@eb@xAfOlzArBhUlJrbBbhAddJxaGvaG~lGtgDjlE`gBhlAnhB`p@|nC`wEdYvMcBdu@dK}VmU xot{BxNyHk[cpAs}DwXyPeNmUasB_}@aqH{gBymBmlFkvBu~A}bA{jAmn@mt@aw@cpC}bAg|L}_DgH{FyR_^ws@wT?tXbq@rd@pf@ha@`sBha@`qDpjBrzAfJ_ArG~YtZlUdlCpiAjWpgAxjEdgDlqAjuExgHnn@nn@bTlQzN~]lp@t_Afa@pgA|`AnoCdjAtXv[z]lY|@fIxlCt_AvuBh~@di@vVwVu{@aTi@tZmIqzAasD{PhD}RocA{y@a\\oI',
      ],
    ],
    waters: [
      ['Indian Ocean', -20.09237, 57.41406, 0],
      ['Indian Ocean', -20.01485, 57.3039, 0],
    ],
    wet: [],
  },
  medellin: {
    bounds: [6.03638, -75.77896, 6.40482, -75.40834],
    land: [
      [
        'hznmMgcIoeNqgSmeNgcIcaD?baDfcIleNpgSneNfcIbaD? ucwe@kaIe`D?d`DjaIpbNxcSnbNjaId`D?e`DkaIobNycS',
        'ntllM}AclAe[yRgHeA|@cByEw\\mLye@gt@j~AlLhThG~EbB}@dAbHtR~Z ebrd@?wfCiy@ew@ww@_{@gsBuo@ia@iiAkn@ynDwfGvuLdn@xq@jVdb@vo@hsBxz@fw@tv@~x@',
      ],
    ],
    waters: [
      ['Medellín', 6.19104, -75.58317, -72],
      ['Medellín', 6.2186, -75.57819, -81],
      ['Medellín', 6.27, -75.57, -76],
    ],
    wet: [],
  },
  melbourne: {
    bounds: [-38.0123, 144.74517, -37.6502, 145.20363],
    land: [
      [
        '_mnrZcpKuxQkaXwxQcpKqgE?|t@xjBx`Dh|JprBn`ApaAhzEdi@lt@fdBxu@vfAv`@di@hXb[j_@nc@xg@~k@pj@di@xg@jf@|]nU`MrDp\\lt@hlAhdBrrClm@b[zVdb@`Tjm@|Vn\\fp@nbGr{@~|Az^fTrI? teaeFcrGshC?l}Cz{HfzMrxRhzMz{Hj}CkCyGaLq~@gdAwTgi@iyCwsBqbFgfAkz@uZmYuXaXmWuVePqI}BtAxL`Xhc@nn@|_@nQ|BqIgFhBzFdJh_@|i@ngCfg@h_@j[noAbXdw@urBscGmtKieP',
        'aulsZmB}jBej@cc@{[iY{m@}TaTgb@wN{McLyd@kP}TyXqZwYmWwToRyb@_Qwh@wr@SnB`s@li@lQnb@zQ|RbVvXzYhXzTtOfd@vNhOlOhb@rRbTbn@xZ`]nc@dj@bkB ~s}eFVaaAyVgO{Ea@vCDkBuH_BL`Dh]fGbFtFzD`A}BiKgRkk@iQc]g_@qAWl_@p]xQ`k@tQpJtB_AyDoFcF_G_]{DMbBvHdBGwCb@fFhO|VbaA',
      ],
    ],
    waters: [
      ['Port Phillip', -37.88306, 144.92669, 0],
      ['Port Phillip', -37.9044, 144.94072, 0],
      ['Yarra', -37.83, 145, -24],
      ['Yarra', -37.82814, 144.9835, 20],
      ['Yarra', -37.815, 145.015, -48],
    ],
    wet: [],
  },
  mendoza: {
    bounds: [-33.11923, -69.02424, -32.80527, -68.65006],
    land: [['nyzaL?vbDjfIbjNzmSbjNjfIvbD?wbDkfIcjN{mScjNkfI jj|gEjdPb{KtqGjhC?khCuqGc{KkdPc{KuqGkhC?jhCtqG']],
    waters: [],
    wet: [],
  },
  merida: {
    bounds: [20.92931, -89.66917, 21.01319, -89.57933],
    land: [['b|uaP?hf@pmA|tBf|C|tBpmAhf@?if@qmA}tBg|C}tBqmA wfa_CzqC`mBlhAtc@?uc@mhAamB{qCamBmhAuc@?tc@lhA']],
    waters: [],
    wet: [],
  },
  'mexico-city': {
    bounds: [19.29365, -99.26714, 19.48805, -99.06106],
    land: [['hmp{Q?dyAhsDnmGrgJnmGhsDdyA?eyAisDomGsgJomGisD }qouBfsIb~F`iD`tA?atAaiDc~FgsIc~FaiDatA?`tA`iD']],
    waters: [],
    wet: [],
  },
  miami: {
    bounds: [25.65976, -80.30772, 25.88574, -80.05678],
    land: [['vcpgN?vlBrzEjhIbvLjhIrzEvlB?wlBszEkhIcvLkhIszE m|n|CnjKrgHtdEzaB?{aBudEsgHojKsgHudE{aB?zaBtdE']],
    waters: [],
    wet: [],
  },
  milan: {
    bounds: [45.43092, 9.1338, 45.50758, 9.2431],
    land: [['kqmw@?xn@t~AlnCf~DlnCt~Axn@?yn@u~AmnCg~DmnCu~A {xqtGbeCrcB`bAn`@?o`@abAscBceCscBabAo`@?n`@`bA']],
    waters: [],
    wet: [],
  },
  'montego-bay': {
    bounds: [18.34841, -78.02459, 18.61489, -77.74361],
    land: [['d_lyM?|yBztFvoJvjNvoJztF|yB?}yB{tFwoJwjNwoJ{tF o~_pBjqMv|IdhFpsB?qsBehFw|IkqMw|IehFqsB?psBdhF']],
    waters: [],
    wet: [],
  },
  montevideo: {
    bounds: [-35.04007, -56.29783, -34.77193, -55.97087],
    land: [
      [
        'h~ntI?pSdh@x|@fdGvdE~xAvmAnbAfw@zu@lt@~r@rq@boA`s@hQ`MzHpDtKtRtYx`@h_@|]p\\`[|u@teB|B[yDwHcBwRuF{Qj@lGnNnbA|k@tRzO`MfJlNrj@lt@nUtRh_Dn`CvUz[xGxD|AanCa}GclLg{PclLa}G xhisEd`CrkB`wAnbAdnCnbB|c@vVpIuAhBfHbNbThc@h[xPlU`Zr^zL}BwTsf@i]cT{JsAuIga@uCkG{AF_AsT_K{o@oOoMoKuZ}J~@fHnOtVbVdk@|c@pIfD}F~BsAgLo}@atB}lKuhDcpBqw@?h_@r_A',
      ],
    ],
    waters: [
      ['Río de la Plata', -34.93207, -56.12073, 0],
      ['Río de la Plata', -34.96027, -56.09023, 0],
    ],
    wet: [],
  },
  montreal: {
    bounds: [45.39246, -73.75946, 45.63654, -73.41114],
    land: [
      [
        'xmdaMwoHehMq`RwxHvp@dy@rjApdAxx@E^zLQb@nIc@Hf@tFe@Tb@~Cc@p@lAO_E_@_@d@qIe@\\sTqC{@dBdHvPx[fe@tk@ln@rm@~k@no@niElrN~MdLxCyCeLaQqvNehEi|@g}@{{@{w@_n@oeA{SuJgCzA~Cv_@~CJ_AmC}OcLgy@_`B{q@_z@}n@{iAwoHkwC?jwCvoHbhMp`RdhMvoHjwC? qfiuGotEyiB?hhA|yBzrDl|Cd~BfzAt@GnYn@GxVF\\GnSD|@EbRBlA|ThVl\\CrAF`[GX~w@hZpv@lZ|[f_@vg@`o@jo@nh@`\\hNvEfDf^fBhHrKrKhHjBk^eDeGiSqc@mp@{q@k|Asd@wb@m`@q~@g`@suAkVmRyPaPah@eXa{AksDqlBiuDiuBnPntEj_IbjLj_IntExiB?yiBotEk_IcjL',
      ],
    ],
    waters: [['St. Lawrence', 45.51166, -73.53708, 89]],
    wet: [],
  },
  mumbai: {
    bounds: [18.8157, 72.63064, 19.2063, 73.04376],
    land: [
      [
        'onf{L_s@eb@ei@yAlG?sDgJ}]iX_FoGaTaMyAj@tKlGfJ|]`F{AsKkf@{Oj@`Ffw@zO?aMi~@eCdCzHnN`Tv`@nUhw@v`@nU`TlGrKxAmGigBi|@wxAs`DqhFmpTqmAs~@uY}]eb@kf@aTyAlNjsAk{C{m@g^sN?dZju@ppAr{D~gAg_@ch@sDfJb[ppAxn@fw@zOcb@m@rDhXpc@fw@`z@b[v`@jf@dvAjf@heAhQxAuKc[uYiX}VoUuR{OaMgJgQcTgJaM{O}d@caAobAaTuReb@l@tR|d@laBb[`M?sDgJa`ByuDyvGw`@oUrDzOn{@nc@~~BlgCtRrKlG?yHxA~EfJfCyAwYuKfCfJvYh_@p\\zVrD?oUrDfJlNtRxmAdp@nUzOfJrDxArDlGfJxAsDaMoUaMsDxAfJhXjf@lt@nbArq@v`@zOxA`MfJ`MzOtRjm@doA`s@jm@db@tKtUsAiJiSiI}@`L~JxNlJpHWoCaf@f@rFxj@mLkDWhD|I~FtFjb@hI~TtK`MlNp\\rKk@aFc[k@xA~EfJfJfJfJfJhQbb@rq@lN`MtKfJrD?sD w}wrBejAkz@}aBmv@avAs`@yR{DdNvP?gDmYs^yNu^on@eLqIeLyNkY}c@wvAuy@gc@u`@cpCs}@mSaZgfA{HwXmSeLsAzFdN~}Ah_@|FiBqEcVk[_^gtFqpBiTgMcFnDpDp`BnQfD}FaTyRmQcP{k@cBziDvtIt_OnjTt_OvtIziDmBmPel@yb@mQmQoQsb@i]k{A_}@{eBkYiD}BpInj@t^fB}BeJqh@uZidA{e@}g@yi@{k@_\\eLrAnQzHh@gF{Nmr@ymBwVoMgDsAxJ~BsEeLem@yReLqEsAiD}FoIsGqEmSaw@{fAon@aw@cP}Hi@hDfc@vs@i@{H{i@k]mpBuZmSeLoQwVi~@yq@mOqIeP{JmUge@oj@_aAiyGcrA?zLtZbnCt_AnQtZ|c@dm@feBfe@t\\`TlSxRbRlQxT`Xh[t^fg@xo@jx@|`Anl@`XrC{c@ay@}c@mU}FrExm@zgBdpAvrAjoAde@pwA}CiAzBdLpNxLnD}AyHf[dHzEbLjJ~@_IjFfErF~MlJTkBl_AxLxQh@iD{J}c@}c@gc@u`@wtAwRcTmUuVyP{J}D?|F`u@lr@fFk@{HmQoQmQmQ',
      ],
      ['qwh{Lrf@zh@lPlKtH_FiOsXsy@kK _zitBd{@ld@`CgIu~@i\\oRwHbDhI'],
      ['smp{LkNg@tApGpM? gorrB|BjEbDhBcF{F'],
      ['qxw{Lei@}]mhB{u@}d@sj@e]}d@ul@kt@Qjs@bhBhqGfjB skwqBkUsEzg@|Fs^{hAiQrDp\\nt@bg@vYjLyAcM'],
    ],
    waters: [
      ['Arabian Sea', 18.96217, 72.87737, 0],
      ['Arabian Sea', 19.011, 72.74293, 0],
      ['Arabian Sea', 19.011, 72.71178, 0],
      ['Arabian Sea', 19.05592, 72.71051, 0],
    ],
    wet: [],
  },
  munich: {
    bounds: [47.91204, 11.22836, 48.37796, 11.92664],
    land: [['ir`hA?npH~aRls[~de@ls[~aRnpH?opH_bRms[_ee@ms[_bR }`geHjnXnbRtvKxjE?yjEuvKobRknXobRuvKyjE?xjEtvK']],
    waters: [],
    wet: [],
  },
  muscat: {
    bounds: [23.38743, 58.25905, 23.81417, 58.72475],
    land: [
      [
        'adtbJohBmhB}wBu_AyhCchAuyC{oC__CseBqiAyu@}d@q\\eb@gJgJgJcb@_yAohBktDytAoc@w`@az@yn@sc@ei@wmAci@{|@k_@as@mNcaA}]whCux@cTgJyn@u`@cTeb@iXiXsp@mCvjEnvKdbR~mXdbRnvKvjE?cLiYof@ kbhoCjv@|c@~[pIfLrAsAgJcRaVwXkWyT}_@idAoMqGsArAxRfHzHzH|FpI~[r`@hc@peAdeD~~@pj@r`@h_@rCiFrEnlBt{@rAgD_aA`vAvVi@}`Ah@vT~hTnlE|gCncA?ezBkuFspJwkNqcJo{EisA',
      ],
    ],
    waters: [
      ['Gulf of Oman', 23.66125, 58.44992, 0],
      ['Gulf of Oman', 23.70756, 58.41908, 0],
    ],
    wet: [],
  },
  mykonos: {
    bounds: [37.37717, 25.26443, 37.52733, 25.45357],
    land: [
      [
        'szoyCcb@wRqj@cTuRiQ{O{V}]}d@_l@eb@iXmNsDsDgJsDoGeJaM{OwYqc@km@gw@qiAgQuKo\\eb@oiA{OgJ{HeCxA~LhXpc@pUdp@~qAfw@`[nUzOfJrD`FlGzHdi@di@h\\bc@t{Al}@tKl@pCtErDlMjBzB`k@vdBbi@fYhIsKk@dC`MdCeCyHgJsD{O{OiJsDsEsFuGoSa@|B@u@}CxV`LfOhRnU`MrDyAeJuKaM _oycFwR}F{J{FqIeLyNpC`Xpl@|`Abo@j]nKgD{Joj@u^aXmQ{JiDS|BpGdLlUfHxNvVxNlWfHzHvTlWjYjY`XvR|F|H|BzH|FdLlQvV~[vTpMfF_AsC[\\bF~EpA~BnCfCt@eAsAgFpAxGf@uAsEuZ{JqGgHqGwTmWmQiD}Di@iBsA}HgPoWmgA{GoDyHwCqCk\\kHeF{CsA}FeLmQwVoScP',
      ],
    ],
    waters: [
      ['Aegean Sea', 37.47519, 25.37739, 0],
      ['Aegean Sea', 37.4591, 25.31153, 0],
      ['Aegean Sea', 37.39654, 25.42918, 0],
    ],
    wet: [],
  },
  nairobi: {
    bounds: [-1.4848, 36.5849, -1.1247, 36.9451],
    land: [['_as`F?r|CdzHvwMjuRvwMdzHr|C?s|CezHwwMkuRwwMezH p~sFfuRrwMbzHn|C?o|CczHswMguRswMczHo|C?n|CbzH']],
    waters: [],
    wet: [],
  },
  naples: {
    bounds: [40.78996, 14.17866, 40.89154, 14.31294],
    land: [
      [
        'galvA?pB`FrIv^dTvs@b[b[`[b[n^va@`e@lh@v]bSnHqAuBgAqBeAKd@xFpBdCjBrAAa@eC]Lt@vCxBjDpCjA^]LxBdBr@XbBnFhEhBzEdQvE~A|Cn@d@|CpHhM|QjQ|PjPzOnN`MrKfJzOnUb[v`@z\\`YdUjQvLdHpC?wy@otBgoD_jFgoDotB udmxFjwBbvA|t@rS_YgM{]oKgH}DuAWb@~AzClC`CtBbEjCl@lB~B~@zBhGtAhAf@H|@|AlDvBz@rAlBXUiAsAcBgBsCgJ}DaGIh@pCpAXNcAkAw@eCw@_BCd@nAxBnFbJxMlQbTvVjY~[xTnMfF?mB{EiIyLkk@_jAqhBggCceBccAaa@?`]d{@',
      ],
    ],
    waters: [
      ['Bay of Naples', 40.83406, 14.25661, 0],
      ['Bay of Naples', 40.83098, 14.26195, 0],
      ['Bay of Naples', 40.8229, 14.26939, 0],
    ],
    wet: [],
  },
  nassau: {
    bounds: [24.90577, -77.5847, 25.23673, -77.2193],
    land: [['rrdvM?z~Ct~Hp~Mn~Rp~Mt~Hz~C?{~Cu~Hq~Mo~Rq~Mu~H }whxCfbQjqLp`HxoC?yoCq`HkqLgbQkqLq`HyoC?xoCp`H']],
    waters: [],
    wet: [],
  },
  'new-orleans': {
    bounds: [29.77498, -90.27899, 30.14042, -89.85721],
    land: [
      [
        'dodfPkGwEijAaoCqsEofOuzIklB}_CmsC}fDozDsoD}dDazCw}FukAyr@eJiAnwDbpJphPbaVphPbpJnwD iw`vDgkH|c@nYbOvDeIgLyFkSy_@il@wx@mnAadBsyBq{FcgAac@r~Mb~a@r~Mv~Hz~C?mrB}eFkyI',
        'znzePkdFuvAijAwy@ih@k}@gU}Xg\\ewAkXqm@mWga@}d@am@og@uh@}g@k`@y\\oYcVaSiOeIHUeNsG{NgDiFkM_Vo\\qnBggCkh@a_@oXyTik@kFaIaIiF{@vWpQ~V``@bf@`o@lhC~mBl_@DhAp\\bSxDjPrOzH|HzInOrH|KrQ`T`W`XxYz]lc@zd@jb@j\\bW~Trl@xZlyAna@nm@hb@pf@``@ra@bi@r_AdsApzEnRhF yf|uDblBfb@rSgBkPse@wAzHxSjvAd[l~@xYdVxJnDWmD}I_OiTqWsXkXq[uZe@Bcr@qPkTyBcAKjBxFzd@zc@`PlUra@nn@rdCjEjAkAkEqLomAut@}r@ij@aZyRgd@ud@sGPa@eCN\\lDnKbKnMzTtu@zXhUlVhVdUxPpK`G|CTcC}G_OcWi}@_^oxAwWwOdCtSxTnMd@oQ_a@sdBJhE',
      ],
    ],
    waters: [
      ['Mississippi', 29.956, -90.047, 5],
      ['Mississippi', 29.95232, -90.0554, -55],
      ['Mississippi', 29.92614, -90.06807, -54],
      ['Lake Pontchartrain', 30.10844, -90.13137, 0],
    ],
    wet: [],
  },
  'new-york': {
    bounds: [40.57055, -74.21408, 40.91955, -73.75342],
    land: [
      [
        'p_dbMdZtuAhrDrbCrg@xf@`f@x_@pYhS~c@df@rGzJfNpQxcCxx@pr@d`@lh@jjBdvBrsElg@qCmVesFudDs`Ail@}WmM{M{k@qB~Plf@f{Bv`AviCnsAnaBzmFj{Any@nWqkAmOvCnz@hgBxWlPdIvKpAg~Bm}Fs|Jy{Nc{JizF auyxFjrAv_DtoHjiFn}@tu@zm@~i@`f@bb@|vAh~B|[pYdWzT`zBn{@b}@`]|[fu@`f@ff@hVbE?ge@_M|B`MdWjcAp`@~`A|d@|i@`o@|cBni@`dAzV|N|FaCcGcKo`F{rA{HxsAtfEjf@tR?aiMyk`@aiMkpHuwC?~F~N',
      ],
      [
        '`uxbMsg@}IuCfGhJiA}IqRmaBwQwQwQwQwQePsNaMoK{VeU_HaFaDcBgEkHoKm_@}Pmf@sN}IgEs@gEaJwNi_@cBpDfM|GpBu@mMsWeHwHkI}I{DWfCfLq@_FmKmMmOiQiSaVwXq[g^iZmVqRsNqRmViZg^uUaMmDbB}R}i@_aAqhD{fAi~@uu@ku@au@wt@ot@ag@wYkLpDbJtOvk@xUnm@f^`f@zm@vu@tu@tu@tu@ru@xq@zm@|i@`f@~g@~i@|k@r_Cr`AqZ}tAioCmmJy{BucCjf@r|B||NzpMnKzEb@mRlFzoBriEfpAlo@rNePXvQtc@h`Bl]jQfEgEg^_h@ mqbwF{k@qRqPul@q[yOoRgUwsA{McJmFuB?iBsE_IgLu]cc@wSsUsWqYkXeWaVkj@cT_h@uQePsNcMoKaJqHkMsCaBi@qCuF}IiZcb@{DYhCjH~IpKfMlYlDH{CQxBdGnKxFbBq@gEd@pG~NlVxOdInBcBiJqRuZ_c@uZqRiJq@fE|IrNsE_\\er@qhAhc@bqC|~Fh~RftD`xAiNcTcdAkZsN{BxF{DqRe`@{m@e`@qR{DxFnTdb@xo@vbDpdAhRxFuBsWuBzHrTlb@joBt}A?wHmRk_BgWzG^aFaMaTc[wZiZ_Zqr@mV{TiSsu@ohAkaA',
      ],
      ['zzvbMeI{CJtD|I|JzKzLxMfFK_GsNgM{K szjwFzBlD`FpGdIrF`DpA?oBaFoIaMqHcD'],
      [
        'bhvbMeHsM}RqWaoAajAg}@q[}lA{v@u\\c[qY_XkVaMuCtC|tAdNdI`D}@}BuZq@tC|IdPlVhQhLdGbBrFbKrOjg@ln@`WpQtDvAGcBEvArDpGhMzRrXf^hZlVpRhm@z\\nJdGzCp@]qB_U urrwFmv@ks@mo@ei@klByjBq}Amo@grCeyAei@}\\qPgD~EvJjObTnqCd`@p`@~`@l_AvXpmAjHbKxMrPhSnRvQ|PdP~PvQnRnf@jq@r`@tc@|PdPlOrN|PhStU~WtRnMdHzBtCnDfEhR~HGaD}H{MePoRifA',
      ],
      ['h`jbMe^}IyFuCD`D|Hf]xp@zLpIfF|BSaDuV e~xwF{]yFwAjA~DxHlLla@pr@hKjFpAkAyDmHg\\'],
      [
        '~|bbMoK}BtChLzT|I?ktA}hAakCamEqvMo}But@x~AzyFpbBjZxFwJg^yFrN`f@dtBzm@rbBjZjXxm@lVlVvs@db@zvAfg@p`@|YhSrN|IfEr@iCeI }xkxFc[yVqReN}I{Vuc@}|G_W_O_G`CfGfKdjBn_InhBlo@~p@pr@bt@zf@pYfLiAuC_SjAdGzVlDd@uC?tCq@gE}IsNiS_Xu\\ka@s`@y_@',
      ],
    ],
    waters: [
      ['Hudson', 40.7705, -74.0045, -62],
      ['East River', 40.7175, -73.9735, -70],
      ['Upper Bay', 40.668, -74.046, 0],
    ],
    wet: [],
  },
  nice: {
    bounds: [43.65301, 7.19718, 43.76119, 7.34682],
    land: [
      [
        'wt{k@`@hD|b@|]fJlGbT`TtK`MlNrc@xn@rx@f~@x`@bb@pc@~d@jf@bb@|]vYnUnUnU~k@lNlGl@sDxAfJtRxpApSdH`H|G`[fK~LvNxJzF|B?m`A}aCmcE{dGmcE}aC eu_jG|hCj|@xW`ZnMdNlp@hc@xLfHrCUiBqE{J}FgDsA?rArCrEpGpIzJdLh]xNxNzNxNxPxRvTlbAzC?cCeGuh@mH}DoAmk@muAm_CmiDy~BetAsi@?rRhf@',
      ],
    ],
    waters: [
      ['Ligurian Sea', 43.68778, 7.272, 0],
      ['Ligurian Sea', 43.67982, 7.27543, 0],
    ],
    wet: [],
  },
  oaxaca: {
    bounds: [16.99352, -96.81294, 17.13118, -96.66896],
    land: [['~}}lQ?~}@~|B|{D~zF|{D~|B~}@?_~@_}B}{D_{F}{D_}B cgggBzoFtsDlwBd{@?e{@mwBusD{oFusDmwBe{@?d{@lwB']],
    waters: [],
    wet: [],
  },
  'okavango-delta': {
    bounds: [-20.09805, 23.2925, -19.80195, 23.6075],
    land: [['}oeoC?xhCprGl|KffPl|KprGxhC?yhCqrGm|KgfPm|KqrG lkoxBbeOrcK`bGp`C?q`CabGscKceOscKabGq`C?p`C`bG']],
    waters: [],
    wet: [],
  },
  okinawa: {
    bounds: [26.04316, 127.42786, 26.65804, 128.11404],
    land: [
      [
        'mvejWyu@ep@cz@iXmNuR}Vc[uYiX}Vei@}]ci@yAlG|qAn\\xAmGoNaTmNsj@ifH_l@gw@i_@wYgJc[sq@w`@kf@_l@agBirB}wBi_Dy{AqpAgp@yHxAhXbhA~qAf~DzcAhXfJpc@{gF}dLmkAw`@lGrq@sDw`@obAmnCgjCmoFy{AmGj^_kEgz@of@wRjDxYneAdi@sD{|@uK`F|d@b{Cx{ArkCjsAfw@~_FfkFrq@jsA|]tRrKhQlm@`z@dqGbuBdi@hXpc@~d@xHaMiXw`@sq@o\\}ViQo\\iX_s@wsBoUc[k@lGfQb[fw@b[rx@pcDnbAp\\lm@xOj_@`nBrxDjf@|]l@{HgJeb@{Vgw@cnBep@oUuKyA|Vr~An{@`aAf~@lsAhXjm@fp@npAfp@z|@jzEbaAdi@hQ{AfJ|qA`FmG{OiXw`@i_@}] u}__Du{@gfAwoBi`AaVoM}DrA_CqIcPyo@au@wuBym@_{@}}Gu{BibAqgA_y@}c@qKcNsG}ByLyTmp@_Cqd@wvAek@ge@i_@cq@qf@s`@i`AibAu|AksAia@mv@g~@u{@mWia@_^enAqaEsvE_RfD|v@lr@pf@vtAnkApj@vRwV{e@yoBylA_`@msAaFb^d}@j|Ax}EnuB~lAvtAvV~[vVt{@lr@nn@xNh@wVpKr~E`nEvXbRzN|c@ln@jYfHtA|@|DzJxN|c@np@fc@lWlO|JtZ~[pf@`{@vqDjx@h~@h{AlUzi@xPnMfJ|F|B}BeP_y@ePiBfFpIzg@xkDr{HdnAboBjYzk@lQbVrCi@eNUrA|HbP`w@~wCpiAj|@h_@uA~BvTbo@xmBph@zL|DqM_\\oj@g`CmsAusJwvAaXyNsEtAiDeL',
      ],
    ],
    waters: [['East China Sea', 26.34206, 127.67565, 0]],
    wet: [],
  },
  osaka: {
    bounds: [34.62253, 135.44336, 34.73697, 135.58254],
    land: [
      ['u`uyXyxBsuDsrFiSpn@xkAbc@hb@pc@l`@n_@phAnl@zrE? ye|rEccBaq@?pD|e@bx@pWxTxRrMrItSnNdsAaL'],
      ['kzsyXcjEel@}gAeb@ac@{d@ae@gd@gB^xApAvC`HlNbSvn@`Utb@|O|RnU`Zp~Afa@pwCl@ ckvrEuoAkNoSsJwNmSmVkXrwBn\\~\\jE|BvBjASyBB|@bA~CtG~L`{@~RrkAi}C'],
      [
        'getyXy{Baa@k~AuYyTkQwOeb@eTin@mTuOcKmEoB{A]lBqeAi{@c|ByxB{{@?z{@xxBruDrrFruDxxB~w@ alqrEa~@{R_{@yLmGsCcA{@CxBRqAaDoDuGm]y\\a}Bss@}p@ha@bcBduCjgEduCbcB`q@?aq@ccBqkC',
        'o}yyXm@yl@iUcXu_@{f@meBg@d@leB`g@v_@jXrU`m@ wnqrEJkMeDoBo@Ct@_@]u@Dn@nBdDnM',
      ],
    ],
    waters: [
      ['Osaka Bay', 34.70848, 135.48119, 0],
      ['Yodo', 34.71252, 135.49432, -28],
      ['Ōkawa', 34.6928, 135.5, -2],
      ['Ōkawa', 34.69211, 135.51443, -8],
      ['Ōkawa', 34.68778, 135.48072, -32],
    ],
    wet: [],
  },
  oslo: {
    bounds: [59.88587, 10.66785, 59.94913, 10.79405],
    land: [
      [
        'cu|`A?hUpk@|aAp~EuFsReCvAzHzOzV|]~d@~k@di@jf@pc@v`@n\\hXbTzO`MfJlGrDlGfJbMj^fKzHnFtDvBz@ev@mmBsdD{{EsdDmmB wjwlJvmB~qAjv@rZc@uHsQ{HgHsG{FsGgH{HqI{JeLoMyNgHsA~BnIzJdLnMzNxLzJ|HpLjB`@e@mXup@ckDshAcp@oW?rZjv@',
      ],
    ],
    waters: [
      ['Oslofjord', 59.90162, 10.69927, 0],
      ['Oslofjord', 59.89403, 10.69689, 0],
    ],
    wet: [],
  },
  palawan: {
    bounds: [11.04934, 119.22233, 11.42376, 119.60407],
    land: [
      [
        'aqkwUiyB_s@gw@gw@ooBq\\w`@aTaMgJ{OoUcMsDxAv`@pUfQtKlHt]bTrQfOtLt^xH~CUeOfGSc\\pJzQ~Ha@qPWbEjYxAsDaMmUoUoUoUst@oGkF|EhZlIWcJsJqK_DcGyOmLyOsKkGeC?lGtYxAm@{OeJoWz@lRfAaDsEaSwAr@oNkGyHgJiQq\\_MyAsDe[az@qj@gQy`@aTcTuYk_@o\\{VgJw`@aMgJwRoU_l@mUiQ_Fas@cTyH{u@i_@yHaFxAfQnNpj@z{AziBnU`MrDm@mGmN_kAo|Ck]yXbkAvcDf|FxtIlhG~{DroBt_A|SfLrDsDgJ}O{O{O ypvbAzgDxo@ha@vVjYsCi]op@kvDgi@{g@qf@ia@_\\wVmp@cVeJ|@}ByZwVmN_Fl@h\\nBsBgJiJiKwHkZs]}CqJmHaHgCwRox@ePqI}BrAsA{FeLwn@yIoNbHkCmLiLeKuBtAnFbDuWeYob@cb@}a@qa@ia@gaB{fEcq@ge@i`AmSy[wFmIyDgFSzMnEfAmWum@{JqE?zJpIpI_AwXgbAghAkv@wrEkz@_`@wVcLfDjY`VxoBvrAvrChdAvs@`w@vTfHi@{g@wVzFvuBvsBj|@f~Bt_AfbCf`Ar_C~|D~tDnn@rf@r^~_@ha@rb@xkBllDb_Af|Atd@dXpK?qMc\\sj@koBeq@gm@mmAk]kWoQqGh@',
      ],
      ['uvxxU{Oy|@wmA{HuKci@oUm]ah@iZmDxEja@`vAtaCxHxu@j_@xHnG kjecAu\\cV{g@eJsb@yR}DfGfYxf@zr@`Zvs@xjAx_Bh@yR_ZoOkx@'],
      ['qn}xU}mBeeAgLsAnF`NrUlmA`bAfjAlNrDtRmGuRw`@ eiubA`p@xl@fdAraCvu@nc@fQ_I}l@a`@yNcTg`E_|AgHtA'],
    ],
    waters: [
      ['South China Sea', 11.23655, 119.39729, 0],
      ['South China Sea', 11.24509, 119.36965, 0],
    ],
    wet: [],
  },
  palermo: {
    bounds: [37.9421, 13.07574, 38.3687, 13.61826],
    land: [
      [
        '}yvnAiXj@hQf~@fC_e@qwAaz@mGlGiQi_@i~@_s@sq@ooFufA}jAevAqj@_rAkf@k_@iXgQgJaM{OuRqj@uRiQeb@m|G}]o\\uKsD{OaFyAyAyHiQ}]{oCw`@oUeJmGsDyAm@yAeCyn@oUu_A{iBatCg~DuyCcuBqpAal@i_@uRaFlGyAei@w`@i_@kyBgdB}uCunCgb@oVwJjlFtyM`gUjt\\`gUtyMjlFsFgN}U yumgFkv@auBmr@}dA_^on@scA_w@cRsf@}e@aVuZeN~@dlAxLrEh@iBoOeLoQwV_\\ia@kWoMsCpGh@SsEaxA}D~@rCrCtXbT~]fHnOzLvRxrA`TzNpIlSh]fg@~yAt^jUhcBxk@~]dPfBoI_ArEbNvV`XjYvZ`u@fe@bnApj@lUnj@nn@heBxpAtq@hlAriF~`Bh`At_@?y{@oxBguDslLaaCuhA',
      ],
    ],
    waters: [
      ['Tyrrhenian Sea', 38.18402, 13.38339, 0],
      ['Tyrrhenian Sea', 38.1554, 13.40679, 0],
      ['Tyrrhenian Sea', 38.17436, 13.41932, 0],
      ['Tyrrhenian Sea', 38.18216, 13.43775, 0],
    ],
    wet: [],
  },
  'panama-city': {
    bounds: [8.78661, -79.72839, 9.14229, -79.36831],
    land: [
      [
        '|khcN?jNz]fm@lsBtn@vg@h~@hXbTjm@pc@pwAfdBheAfvAlGrDxAj@xAfCfJxOxg@doAbb@hXnNrDxA?yAsDyA?xArDjGfJ`MzOrDsD{Oc[kf@gJsDl@lGnN~k@nU~k@|k@`l@fQ`MzHpD`FlGxHfJlGrDxAk@yAeCgJ{OgCgC?xArDlGfJrD?sDgJ_FyAl@rDxH`MhQlUvY|]bb@jf@lm@lt@l{@nbAfdBhw@lNlGl@sKm@fClGn\\dvA|d@lt@tKrq@lGm@sRyAuKxAdvAfw@hw@`tAhTfM`F?o|CazHswMcuRswMazH e}qv@`fF|jDvoBtt@{CpEnKr\\~BiBwVUt^vTbRnO|DfHnKj[fH|D|DzLjYln@vVbTnQxNdNnMzLdLnKzJfJpIpGpErCrAxL`Xhc@nn@fhAtXnQzHh@gFs`@yRol@mr@ww@_\\_\\a\\_\\yToMgF?rAhDzFxRzFrEfJvTzFzNzF|D|B~@?zHxRt\\pf@he@|c@rb@fa@t\\`XlSzNpGh@}DeLqE?pEdLjWvTpKnMnOnp@`VrErAsEoj@_AfJyRoKdJxRh_@`VvVhDf@pMl_@||AiiB_yFuhKkxO_rKukGieC?vx@nrB',
      ],
      ['jmsdNoUoUcTcTyAhJoGuRqj@uKfCbTfJdJxg@h~@`TnNlGyA szut@yPsC|DzLpGpItXbRlWzNtVtZrEsAqh@~@iFcNyTkW'],
    ],
    waters: [
      ['Panama Bay', 8.95713, -79.56317, 0],
      ['Panama Bay', 8.93238, -79.50371, 0],
      ['Panama Bay', 8.94667, -79.48235, 0],
      ['Panama Bay', 8.93935, -79.46365, 0],
    ],
    wet: [],
  },
  paphos: {
    bounds: [34.45785, 32.02125, 35.24115, 32.97575],
    land: [
      [
        'av_dE_e@iXg~@}jA}qEmt@u_AmnCkyBaz@sx@cnBohB_`BeoAu_AyvC_e@_fCwYwmAep@ux@wbFidB}kD}rPmnCanFs~AcuB{iBksAulBu_A}jAqq@c[_rBekG}qBskAie@|Q`bBnUaTmzAnpIpcDn\\l@tRxhC`TpiAxiFlnC~eCzdLvzFvaCdcC|wBpiCdBrJdFuDrx@drEx{Bp}BxcIx{Adp@tx@vcHnS|Ul@yh@dh@pGiDeYcFbLzGnHcGrAr^}DjsAtq@~Oh[n`@bIpDbuC`z@rq@rDyAiXm@lGvtA|OrKnUxaC~d@`TxA{O ydeuE{L~Br\\vu@ltDtZlUzJqIeLoQyq@__AejAmoAwtAurG{k@mtBoIfe@zFeJynAoMfD|dAnl@zgBrEyRge@au@}eBwpAomCgaDqwEub@cFbuFhkNnaV~jlAveCjxBtyBjuCzJu\\u\\avAmv@krF__Aym@mt@wRrAboB~]gFyV}a@ct@vOzEeIyJwb@uhBku@sb@sd@kWmUsb@okElHAsIyIz@_EwG{BiQey@kQiDgJ{Rwv@ui@utEqjByXsMVcIqRy}AgfA_|AkWqh@kx@kWk]cnCge@emD}{AylEcpA{iBgfAatA',
      ],
    ],
    waters: [
      ['Mediterranean Sea', 34.72983, 32.35268, 0],
      ['Mediterranean Sea', 34.77801, 32.25893, 0],
    ],
    wet: [],
  },
  paris: {
    bounds: [48.70792, 2.09088, 49.02678, 2.57562],
    land: [
      [
        'iixKegLc{RkoYc{RegLasE?`sEdgLb{RjoYb{RdgL`sE? me}iH_vGojC?njC~uGnaL~lPnaL~uGnjC?ojC_vGoaL_mP',
        'gspLUqDcHmOgPmToWo]yd@sjBog@oh@qx@ySsPmFmPqHaJmK_M_O{Pyc@kR_oAyz@a\\{LyFcQcRze@vM|JlKtA|AcLeLcO_q@wLeU{\\{{AquB}ZwTuMqHwL{F{A`LrHxL{mAamAc}Ai~BjDv{Bp|AhkAvoAbUt[j_@jvAj{Ad\\~_@f^dRjO`OhU~z@fz@`TpS|d@zQlP`N|LjKxI~QzFhQnGf~BlxAhkArs@`Q~LpI`GtCw@{[mIoLuP}SohAqaAcYg^cf@om@mbBsyAun@cl@oa@cPrE~Yt_B|C?kzA_YqEpNn_@hj@d|Ank@bbBhn@rg@r`@fYjaAlhAjT`QjMpQ it`iHvTvOfI|FfAq@{CwHaNqq@oWg_@ah@{PySaE}IsCaC{A{@c@E`AtAfP~IdFfD~BjJxLgIuDgHkL_@~@rMbIbEbLjIxPbT~r@|iA~Vz[ve@no@||Bh@oBw{B{o@mc@kB{GcUqc@iAda@|TtGnBc\\wWoTcu@yr@oScYsU_KuF{CiDaJgL_C{AcADd@`AfBlChDvJlElT~Fn|A|k@h_@|Lh@_AaDaH{Myj@ijCe\\kY_VkSk}@alAaX}TeQuNw\\ac@kRgTgVeXu_@}c@_{A|@xBvxAdb@x[dVvTjShe@|Op\\~NxQvVdX|kAh}@tSrVzZ`{@',
        'oqlMYuCmOk@g@fOrCX_B}D_GqHsIcLkOai@Bpj@pOpLxIvH`G~D }{hiHhIlIrVPk@kVgIyH_IaJgJsIqHmGcGqPs@pPfGxGtHxIhJfJ',
        'c~lMqA}Tj@f@ _fciH?yg@i@P',
      ],
    ],
    waters: [
      ['Seine', 48.856, 2.349, 40],
      ['Seine', 48.8605, 2.331, 17],
      ['Seine', 48.86064, 2.29392, -43],
      ['Canal Saint-Martin', 48.8525, 2.369, -70],
      ['Canal Saint-Martin', 48.87339, 2.36365, 88],
      ['Canal Saint-Martin', 48.88197, 2.3678, -54],
      ['Marne', 48.814, 2.409, -5],
    ],
    wet: ['bastille', 'canal-saint-martin'],
  },
  paro: {
    bounds: [27.28436, 89.25331, 27.56554, 89.57009],
    land: [['{zxaP?riCdtGv~KjiPv~KdtGriC?siCetGw~KkiPw~KetG _csfDbkN~oJ`uF~yB?_zBauF_pJckN_pJauF_zB?~yB`uF']],
    waters: [],
    wet: [],
  },
  penang: {
    bounds: [5.27589, 100.13242, 5.59521, 100.45318],
    land: [
      [
        'k`pbRaToNsDmGgJaMi_@wYgJgQe[}]y[yHmc@{HvGhB{AgCiJ}IgIaBDW}@uZsoAk_@m{@c[c[c[c[c[}VuRmNgJoNuR{Ve[cVeQeLuMoFkD}DcA@|BErEz}@nUzOfJdJ|Opc@fdBnUtRhX~k@t_AbbDrkCdjCnNj@tKpc@hQ`TsDobA{O`MxAgJxAnUrK~d@lGm@_Fc[m@xAhQdCyAyHi_@aM qsi`@xPvXxNdLpI|FpGTuAeJeg@_^u_@}DkKiDyKsJoHgEuCrAjGhGhMzAXmBrC|BzJ|FnIdLzNlQxR`TlUvVbTlQzNdLxKjK~J`SpFgAbBfBzDtClAxLhvBvu@tw@ty@lpBzmBtxAp_Ebq@rcAxPrEsCwZ{J|D|DzL|DqEgHia@oKyo@ic@yfG_~CuuFu\\mv@aT{k@ia@eg@k_@kz@oIqIcT{HgHqG{J?',
      ],
      [
        'sofdR?lS|g@h|@vuD`Rw@ox@sKlGfQzpBnbAn{@h_@|OdJl@yAiQsD?rDb[noBrq@pNhEcn@g_BmpCoaE{pCg`B qjm`@vmPbbLjvGtjCkCkC{D_jBqh@gfAwu@woFmlByrA_{@ghAg`Akz@msAasFemBwtAi|@ooAgaFs{BulAuxAya@eVqJ?tjCjvG',
      ],
    ],
    waters: [
      ['Penang Strait', 5.4636, 100.32098, 0],
      ['Penang Strait', 5.48323, 100.33386, 0],
      ['Penang Strait', 5.5221, 100.30246, 0],
    ],
    wet: [],
  },
  perth: {
    bounds: [-32.14434, 115.64071, -31.85806, 115.97829],
    land: [
      ['yj{`Uma@_JyEyA`LzNr`@ jugcEcZ?`H`QpUnCoC'],
      [
        'cljaUsq@cKw@nG~QmyAsfE_tHiaLuxHcpEqgB?v}An|Dh{G~yJvaHniEdqBr}@hOxAyAc[wAvA`Mdi@bTfC? x|rbE}wM_wDsfDavCueC}cBkbAs`@?d|BpyFvvJ|sNtvJpyFd|B?oG{OmXcwAec@wPsh@qhB{c@oQ}e@ehAwu@k[a\\',
        '_akaUyD}FkKmdE{WuXw\\ib@kn@qG{Wg|AoCG{b@F{GOq]NaG}CYcYXeEe@aXd@_Ccy@uEtEdQzWxWhNnt@tSpOvQ`\\zuAxTbQvEu@vn@rc@b`@r\\fXdeEnB tctbE~Cv@_DwpEaWsScQoPkSfFrDcCu@f@aDg@_Ab@sHe@y@eCZiP]eDZ_W[_A}cAaTaTmNuDtDrJd~@vR~IzDbCzBpDlN`TfDpS`QdSvVjWrqElG',
        'q~cbUoH{JqwA{KoHmBlBnHvJrwA|KnHlB fobbE|F|AbB{AaG}I_J}F}AeB|A`G|I',
        'yeibUeD}DsCgJyWom@uhC{dAoy@_l@oe@_jApItiA`d@pi@fv@bdAvhCro@t[lMlB pgabEnAqC_t@uR_PuJuNwKqUae@oq@chCHnbC`p@dc@jTtKtNdKbRvWlU',
      ],
    ],
    waters: [
      ['Indian Ocean', -32.0012, 115.82058, 0],
      ['Indian Ocean', -31.95555, 115.71082, 0],
      ['Indian Ocean', -31.9475, 115.67019, 0],
      ['Swan', -31.96, 115.888, -79],
      ['Swan', -31.983, 115.842, -53],
      ['Swan', -32, 115.825, -29],
    ],
    wet: [],
  },
  petra: {
    bounds: [30.19066, 35.32031, 30.44014, 35.60929],
    land: [['mimxE?l}Bz{FfzJvxNfzJz{Fl}B?m}B{{FgzJwxNgzJ{{F qxfxDrsLjfIhyEblB?clBiyEkfIssLkfIiyEclB?blBhyE']],
    waters: [],
    wet: [],
  },
  phuket: {
    bounds: [7.63572, 98.09517, 8.11978, 98.58383],
    land: [
      [
        'evvvQieA{H`Fpc@xHk@aMgw@iXyAhXxHfCuKsKgw@mGwQod@ew@}iAoy@ei@{XiRcToUyn@qc@wfA_lD{OaM{Vkm@ei@qUoUuRmGhXbz@|d@fCaMdCzOpiAhXrK?sKoNaTwYi_@oNaMsKgi@mGgJ}]aTeCdC`TzOhXv`@x{Ajf@b[|OlG?mGxHhXxg@lhBdi@db@b[zVtRlNbTzYbKtL`AzKbKvIhUlg@nUnUpUdi@zOhXzHjGhQfJrKjf@nNxHdCk@_FcTi_@w`@_Fm@rKlGbTbb@hkBxAmGmG ybno@iz@aVwX_aA}a@oOs^u}@qh@k]yiBgbAeiDemBek@}bCyqDqm@_^oN?nN~]pm@pkBnm@}Bek@rCnn@loCh@qGia@u^}BpMh]pj@djAjuAfbCxmBrf@h{Ar`@xPpj@r^np@dlA~yAjz@bu@vq@bo@zL|B}Dws@|@fHfg@nn@vVdm@zg@lQxPdPh_@bPnQxRvq@fe@feB|a@nM}Dcm@gLqE?zFzNvVf`AvoCvg@rTrO`MrErLpJvI?gDqI_`@mQ{g@}g@u{@ebGuzAwX{k@kWaZu\\_\\oQyNePuZeLia@{e@oMcR{Nga@eNk[eN',
      ],
      ['o`_wQgNuHt@tLlG wgkn@gYkA|ObXoA'],
      ['aeqwQl_@hP`QfW}F}v@m^ ksup@v\\?{Hwa@{H}CxM'],
      [
        'edlxQswA}dHqj@wY{OlGtR|]tRrj@|d@lm@v`@~r@aM{Vyg@c[yA`Mv`@nU`z@p\\~qAvmArKyA qxop@bnAzhEh~@lsAp_IrvKziBdk@fFqIs^gjAkwAq~Gem@eP{Jk[moAwu@i~@yNoMeRg_DgbEatAmoA',
      ],
      ['qkuxQw`@}d@vAgmAgUeU?vLnZdh@|u@hbBrR ugrp@qI_^yxA_ErT`kBnuA`{@t`@fFeRk{@s_A'],
    ],
    waters: [
      ['Andaman Sea', 7.8038, 98.41416, 0],
      ['Andaman Sea', 7.83357, 98.21685, 0],
      ['Andaman Sea', 7.8451, 98.17467, 0],
    ],
    wet: [],
  },
  pokhara: {
    bounds: [28.16033, 83.90084, 28.27437, 84.03026],
    land: [
      [
        'st|_O?rw@dpBzhDnaFzhDdpBrw@?sw@epB{hDoaF{hDepB giikDrfErtCxbBzp@?{p@ybBstCsfEstCybB{p@?zp@xbB',
        'stg_O}{@uu@_XiQqJ}Cx@lC|F~@fCVpBpC`ApBRQoBcCjBj_@pUt]ve@zm@`_@dPhAoKeP{T gxdkDlMvHbBh@QkAeCiDaAy@iIOd@c@i@iCy@qBiCcBkAcQuEqDiCcBVtCrGnKhJdI',
      ],
    ],
    waters: [['Phewa Lake', 28.21147, 83.94552, 0]],
    wet: [],
  },
  porto: {
    bounds: [41.03894, -8.77501, 41.24906, -8.49599],
    land: [
      [
        'vvht@ueBegEshHgjKigHqdEyaB?ddAhiCjnEbcNhiCddAxu@lGfC?aFaMaTc[aTaL{Y{QuPgQkf@e`@eJaWkJkJqi@ik@kNw]a`A_b@wrAym@op@uz@sfAyqDuGgCfChrD`hAr~@ps@`r@|k@df@fa@vlAhL~Kbl@jLh]lGpElUlLha@rh@vS|QvSjQKfFnMtT`\\~TbNfGtA_DhA|BfOnHjMxHzGrAXuA_J}DqBsDuFhf@nZp\\r^x`@n\\hXbTpc@lUhhAlJbB __yzFuMyH}C?~zAxvDvrGvnJxrGxvD|zA}@{ByDunJenAibAiv@{m@ge@u\\cTmQuM}@Ej@lBvJbK`D`NxBl@i@pFNuA{HuFmTmDfBnOtZ`oA?qDsDgoAe[kPoBzDpI~IpFjJXIuFGn@c@kAgMaEoKkK{Bo@Dd@eJgHaGuEmDcBWn@`I~H`GnChInAs@sBaHoDuDgGoFsJ_Bo@DkFcMmV{_@ei@ol@{o@cs@mjB{o@g{B}]gX',
      ],
    ],
    waters: [
      ['Atlantic Ocean', 41.14729, -8.65956, 0],
      ['Atlantic Ocean', 41.13859, -8.67503, 0],
      ['Atlantic Ocean', 41.132, -8.69394, 0],
      ['Atlantic Ocean', 41.1327, -8.718, 0],
      ['Douro', 41.13922, -8.61304, 6],
      ['Douro', 41.14774, -8.64303, 6],
      ['Douro', 41.13814, -8.59767, -5],
    ],
    wet: [],
  },
  prague: {
    bounds: [49.97424, 14.24756, 50.20226, 14.60294],
    land: [
      [
        'ol~uA}uHmqM}lRkqM}uHozC?nzC|uHjqM|lRlqM|uHnzC? kmeqHmfEybB?xbBlfEhjH`nKfjHlfExbB?ybBmfEgjHanK',
        'aiyvA}]{HaGePiZc`@geAaZmTuQ_s@{_AoOyGkA~AhFxHnInJhPbh@nQr`@r\\f\\vMdMvJ`IhGvBr@La@_GeA{AiByGSbB~Gjt@[{EwFmf@cVgBTxGhBzApA|FVKk@{AsC{FyIeKa[yY{Mg^qPsg@_S{AkOeNwIuGiBxBzKnQb`Azq@~SvWj]xdA|]~ShKrEzHh^tFzE m{aqHp|An}@hRnNxFhA?xA|DtFnYrUvFvFhIfLtLtJjFrAKaDa@f@zAdDjB|BhCdDrF~EnEpMxExQtGvVxk@jm@vR~Yve@lrDlBpAcCu`CixA{ZsSmm@uk@_W_IwQcD}KqDcDgCcC{BmB}DsBe@e@`@~CLGyBoIyKgOcNwMaJsGwU}XsGuEaB?cAiEwJqOo}@w|A_CpA',
      ],
    ],
    waters: [
      ['Vltava', 50.08246, 14.41263, 82],
      ['Vltava', 50.0945, 14.423, -15],
      ['Vltava', 50.095, 14.45, -35],
    ],
    wet: [],
  },
  'puerto-vallarta': {
    bounds: [20.3557, -105.48206, 20.7734, -105.03594],
    land: [['hr|_S?dbEheKphQvkWphQheKdbE?ebEieKqhQwkWqhQieK }|z|B~yUfcPllJvuD?wuDmlJgcP_zUgcPmlJwuD?vuDllJ']],
    waters: [],
    wet: [],
  },
  puglia: {
    bounds: [40.3548, 16.47816, 41.481, 17.96854],
    land: [
      [
        'wprcBa|FixGahE{ui@}pBevAuRgJiXgdBusF}_NgyNgkFsmQskCkfHyuDqwEieAu`DsrCssN_sDybF_rEk{HmoNsxHitLkgGedFwmEi~@}d@umEytAcb@eb@}wBoS_aAmVkVdnAn}CvlFxlPxqjAdpLryCxtAz}Ch~DfrFzjMnhBfw@k_@skCevAgJxtA{H}cAyhGgdBcoAgQ`MvtAxhGc[fQ|wBxtAxoCvsBdi@boAzu@bjOtsBfdFd}E|qEfdBluGzpU`sM`z_@x_MfjHptC?g[sw@{sA wfyzFfdAdkDbnA~rJpf@xs@iBqf@}H~`AlqA`yBrxCvvAddGffAdkDzbCnlFh|@pl@bpA|zJvs@pbBvu@h`Ar|C~|BpbFbrA~_@jz@`u@h|Bsd@dL~a@lnBloClsFx`BbrBdu[blHvgEjcBc@skB}cD?mQk{Au{@yiBmqCkx@u{@i_@u_AkwAco@sbB_`@eNvZ}Hmt@ol@s^qGjt@kYyPuZbTfbAvVmScsBqf@ee@pCzm@h{A~zBzhApcGjcXn[vDygKqpWiyc@ebp@qmc@_yVodJ',
      ],
    ],
    waters: [
      ['Adriatic Sea', 41.04303, 17.36825, 0],
      ['Adriatic Sea', 41.18381, 17.42443, 0],
    ],
    wet: [],
  },
  'punta-cana': {
    bounds: [18.29206, -68.83313, 18.98024, -68.10687],
    land: [
      [
        'fmbcLyhGyoCwzBaz@_hQqwEecC}dDyvKgdBswAsdCmuCqpAynDwmAobAgw@}k@}]{OyAdJf_@ft@diAxtEjVRp]|iD`kAfQnNgJxAfXfp@f~@buB`tCheA`z@lbIpU~k@~k@b[rDe[k@tYvlBnz@j{@hkBfgJdaDhwBjmAbwBvaE~fCpbCr_@tTzIaGaOeW es{rBnp@j|@jYdk@zxNjwE`vCbnCpzG`}@zg@tyB~zB`y@bkBvu@vw@ty@t{@j|@~|@t}@h~@xpAjcBzuBbvHhc@fLj]vkFjcAbX`w@tvEvVlr@nmAnl@`\\zF{FoQmnD}F~@tXpf@dq@boB~z@r}@`yDpdEpd@~WnKcPga@kr@opEiuGe|CwcB{_GqeNekUysr@}rM{cF',
      ],
    ],
    waters: [
      ['Caribbean Sea', 18.74129, -68.37922, 0],
      ['Caribbean Sea', 18.82185, -68.34752, 0],
    ],
    wet: [],
  },
  'punta-del-este': {
    bounds: [-35.2566, -55.26875, -34.5541, -54.41215],
    land: [
      [
        'tixjI?|eAzlCxsEdeUrmC~rDbhA`nF|jAbpDbuB~{^x{AtyCt_A|pBpc@bb@v`@nUfJ?iXl@|d@dvAxn@t_AboElt@|Pl{@gBgq@yIrq@fp@jt@zu@hlAvsBpcDrzN~rDtlBlaBnzAjsCde@lXvKwuJqlVicb@_zm@icb@qlV fwcrEhwI``HvhFlqD|eHpo@bq@~[dhC`Zpl@ze@liK~]~_@pf@feBlUxLhD?gDqIon@yo@kz@i}AaZyRuX{Ly_@_DeIqAwEc{@}_@aVqKqGUzJluApGkYon@}dAgyCsjDe|Gen[g_Ke_Gc_C?buAbkD',
      ],
    ],
    waters: [['Atlantic Ocean', -34.97365, -54.80476, 0]],
    wet: [],
  },
  'quebec-city': {
    bounds: [46.69522, -71.40696, 46.99598, -70.96724],
    land: [['hs~oL?j_Ex_Kb`Qn`Wb`Qx_Kj_E?k_Ey_Kc`Qo`Wc`Qy_K ewd}GjmOviKbfGpbC?qbCcfGwiKkmOwiKcfGqbC?pbCbfG']],
    waters: [],
    wet: [],
  },
  queenstown: {
    bounds: [-45.13933, 168.52843, -44.84617, 168.94297],
    land: [
      [
        'sosc_@wiJ__PotU__PwiJktD?jtDviJ~~On`C|`@rkB|mB`wDdAnE}AlpA~AdI{A|qA|AdMg@|_BxLe@nbBd@te@Ef}BtuCUjF`@d}BjfBjnAfpApxA`d@? lr~pGq_Gg_C?f_Cp_Gt_Kb`Ot_Kp_Gf_C?kv@_eCytBgwDb@sCu@adAv@gFeAmv@dA_Ig@gm@sA{@w]z@iFw@sFfQvAl@_BjUjIyHw^}q@c[__N',
        'illd_@_L}P{PehBwmAglA{pB_L{CzC~KtWjhBrm@vk@luAvgBfJzC zf}qGhHjBkBep@w]cOoOgHsKuKeH_B~LfGfJv`@~o@nGrK',
      ],
      ['ijrc_@kvBsf@_aCaKa@y_CeiBelAqdA_fA}dAmhAaqDyiByiAzxH~~OviJfaA |mbrGlPL_LwC|A{U}LzCnT`a@xm@b}@hqDjpBn{A?g_Cq_GokC'],
    ],
    waters: [['Lake Wakatipu', -45.06676, 168.66016, 34]],
    wet: [],
  },
  quito: {
    bounds: [-0.37381, -78.65916, -0.05349, -78.33884],
    land: [['rx_}M?bkChwGlcLnoPlcLhwGbkC?ckCiwGmcLooPmcLiwG `~_@noPlcLhwGbkC?ckCiwGmcLooPmcLiwGckC?bkChwG']],
    waters: [],
    wet: [],
  },
  rarotonga: {
    bounds: [-21.33512, -159.88107, -21.14448, -159.67653],
    land: [['rlom]?nxA|qDnkGzdJnkG|qDnxA?oxA}qDokG{dJokG}qD |dn`CrlIdyFxeDlrA?mrAyeDeyFslIeyFyeDmrA?lrAxeD']],
    waters: [],
    wet: [],
  },
  reunion: {
    bounds: [-21.53625, 54.9578, -20.58775, 55.9742],
    land: [
      [
        'mt`pIib@mFsw@vYl^rUhGsA}PzEWaTei@wY}qAueBqc@qj@iXaMdCuYmGxAb[uR_s@yaCa`BgeEm`CieAatCc|FqxDmsA_fCirBg~DoiAytAagBqdC_rAahAqoBsq@c[gQuRiQo\\eiD{O_l@{Os~Agw@yu@gp@grFeoAw`@sDjlAjzAtRmGfi@hf@z|@|xIj`GziB`tCj`CnvBvyCtsBlhB|wBtyCf}ArkG~_F|jAfeAtRhw@peFnUpiAbhEvg@|VnNfScDqLaBbMlt@j{FjEhi@`p@ xmu_CiUmLeVkj@inA_@uKiIkJim@ypAorBapAaXem@{i@mUym@mr@ww@saC}a@mW_Xic@cRoQ{FwVwwB}bAkY_\\?`w@xPyRxT|F`Vxo@jYjYjYxo@boBt{@bq@hbAxfCt{@rh@vqDh{C`qBnOxo@~~@vpAdq@bqBlt@ffAtuB~xFtsJjxB~tDtvCdk@vXnQzcBdRh@a\\`\\RqGwR{k@qhBwq@omAk{Ai~@}aBeN{HoQcTkrBaqF}`AikAg~AsWiLwFwO{zA_zAyzIvJvXfP',
      ],
    ],
    waters: [
      ['Indian Ocean', -21.30007, 55.21089, 0],
      ['Indian Ocean', -21.25396, 55.08888, 0],
    ],
    wet: [],
  },
  reykjavik: {
    bounds: [64.10774, -21.9915, 64.17186, -21.8445],
    land: [
      [
        'dqgeCuVqb@in@ek@{g@sd@ka@{[mVaQoK{KiLsLy]wh@cXm]}b@oh@wm@}m@{m@}m@wm@}f@w_@wXyQ}OaNgLoJoGyDyAhj@luA|`C`lDnxBtdAdQo`@{c@eg@qj@{m@qTzBj\\tu@vq@zm@`j@`f@nd@|b@la@t_@da@lb@pc@~d@r[|QpH? u|qfKsEZbG~BCmCqGqBp@rEtJxHxFzDbGjHbDXmB{FeK_GuBLrCtLrUt^rg@~YhLK_M`A`QdsApd@~WpK?cBkEoHuKeKyJmJ{IsGgE}Bo@iBcDyEqGcKuNaRuU_SgPqM{JeMsO}QiT',
        'ja}dCoCaEeEoCyLh@nCdE`EnCxLJ _wnfK~@VW_AqW{B}@WV|@pWf@',
      ],
      ['||geCe@y`A}KHjLpYxRhLtE o`ifKcLhj@|KvGhC?iCuG}K'],
      ['|xwdCuJo`@wSqDC~C|XvL~J`IjGp@ wgufKm@Hj@`@~@|AnG`AQeByDkC'],
      ['|aodCwOy[_h@gt@}b@uQq@rNhUx[pb@di@j]xQbF ynsfKuEiA|@fE~ExFrGjHzDhAc@wCgEyFkH'],
    ],
    waters: [
      ['Faxaflói', 64.15589, -21.918, 0],
      ['Faxaflói', 64.16143, -21.918, 0],
      ['Tjörnin', 64.1425, -21.943, -77],
      ['Tjörnin', 64.1462, -21.941, -77],
    ],
    wet: [],
  },
  rhodes: {
    bounds: [35.89487, 27.69091, 36.64563, 28.62209],
    land: [
      ['_f|gDt^f~@bsC|Cso@e_D ij|~EpsCU{`A_`Aib@{A'],
      [
        'ycdhDocDk`Cgp@sDep@cTwmAieAkf@c|B{u@seFy{Ayg@az@ilA}qEu`HexKctCe}Ai~@}jAy|DswA}jAg~@mzA_s@w`@oUwfAsKzOjf@rKxA{VgClGbTl{@j_@`Th_@pUdjCj_@jf@tRhXj_@|d@tY||@|d@~k@vfAtYhXrKxAtKtR|]nUfdBnUrDgJgw@agBgJxAh_@vmAl@gw@~E|]zu@fqCfdBnhBtzB|pB|qEtlBlaF~lCx{EtmEheAnbAt_AzuDzwByAsq@chAk`CuRjf@b{CvzBzHeb@dCpc@x{Adi@_F _vw{EatAeo@u^uy@yjAopB_wBepAuZei@_^efE}aBk[uZaZs_AcoBcqDypA{g@oM}F|B{FcTia@arAsb@|DzLxhAt^tZpj@pb@nn@raCvw@di@tZvXbVf`AbpCh|@tzCxo@fcFjz@tVnOt\\xo@~{Cjx@sC~@rCzJvRj]r^dPzJ`VboDt{@zk@~[lW~[dHlWjz@vtAfHbnAnMrAgH}c@yN|Frb@`u@~zBzkBd_Hj{CllDxqBlQ?mQ_bBoeEehAscA_xCyhImuCmpBizBawBcVco@uXu^cNu\\mU',
      ],
      [
        'snohD}jA{OchAoNw{Aa`BgdB}jAmGv`@l{Dfw@wmAiXaT{|D{Oc[heAeb@sR`T}]tRdi@ep@aMrrChrBzOieAeCf~@|qEfCw`@ziFlG m`j~EatAi~@ic@dPgjAmv@uZ~BlUjW~~@vrAnQ~YhBgeBsAjYjyAcRzLzdCbsB|_@vXt\\lt@dhApIwVscAmS{e@sgAaVsb@wTuZ',
      ],
      [
        'u}cjDg~@urCqc@aMnUrx@rdCmt@mGv`@heAjf@zOtRdi@rkCvgDv`@lF}r[guNl|B~_B~qA~eCfdBnbA|jAhyBxg@b[rq@zOoUjsA|jArq@|jAv`@ppA`z@v`@o\\h_@v`@aT kjl~Ei_@qcCym@}bAcTsAxpA{iBkv@msAws@iD`xAbRzFeg@gJuZii@sDnLfq@hbA|aBttEziBlr@xRkWfBpf@vZvTpgAvT|Bwq@|`A|H{Nsb@mp@ypAyNsd@{J',
      ],
    ],
    waters: [
      ['Aegean Sea', 36.2494, 28.24703, 0],
      ['Aegean Sea', 36.19428, 28.34495, 0],
    ],
    wet: [],
  },
  riga: {
    bounds: [56.87806, 23.96508, 57.02794, 24.23992],
    land: [
      [
        'iodqCkGq{E{c@ac@alBkqB}q@qk@auC{b@uU_L_GeFUQXsI[UViLUQPkMuL{a@wSsn@a\\_c@{e@{yA{xB{{Er~Iz_NvgJnoFfwB u_yzIkiDu{AcQ_WoFwArjAvw@boDfn@ve@`_@`[fXAd@@pVCj@DdSEb@B`PrLr^zRxj@xVvY~Yvy@pfAhvB|~@?_w@coBcgD',
      ],
      [
        'oxwqCa_UqkHggEecB?fwBroEj~Eb`AheBpoAx`@r[~Vpi@na@nL~JpKbIbNTLYlLZR]|Vrc@zuClj@|k@ k}b{ImAp`AbbCvcEfeGvcEvpBuwBod@{}@qu@cXsVoTog@g^kLoMaRmU{s@@[Ai`@Bg@Cug@io@cpDiv@caA',
      ],
    ],
    waters: [
      ['Daugava', 56.95976, 24.0903, 74],
      ['Daugava', 56.95025, 24.09622, 68],
      ['Daugava', 56.9365, 24.11084, 57],
    ],
    wet: [],
  },
  'rio-de-janeiro': {
    bounds: [-23.09783, -43.35743, -22.79867, -43.03257],
    land: [
      [
        'nxugGsoA}wBe`DosByfAcZrPfH^kFsNiZaf@yq@_dDoL{`@qJgJ{IkDHhPx@yFmPcZmT}NgIwCgL{Tm]cf@q`@c[sUmq@s^yF?xFrNbKpG`Dr@zDbIlMvQdIn@_FsNwOaQaRiSsPyMcKkHwA|BpIbPbM|IxFtC|GfLpP|TvQrNnK|PxF`FfEjHnKrw@vXb}@b[lVvQ`MbTb[jlAjj@nk@tl@zm@n}@dmAv|AzhGrhAxRfLpE? x|hjCyuDozA?pF`NrU`]ha@ne@ti@zm@zk@~i@`h@bhBeI}j@kDf@xF~IfM`e@hTzTnU`VlVpV|VfWbQbK`E?tBlFbJvi@rXnKnKnKnKxMfPpRxTtTlThT`TxOnKdG|BPuAaEkHoBhAdGbM`KdIdGfExFjH|InKnKnKnKnKlNhQhThj@`M~G|BdAP{De@BzAhDvFbIdHdGnL|IrNhS~WpPbIvAgFlEewAusDepGulJ',
        'npwfGqH}K_LmHcP_AnBlH~K|KpH`P~@ pqfkCvGdBeBwGcd@eH}JwGeBdBvGbd@dH',
      ],
      ['by`gG_V}b@_i@_o@au@atDex@qcByf@_WaGxFdYnk@|}@fpAxjAheAx_AxjBnd@pYrNvA lsejCuc@gi@i`@kWqNwOrUts@j_@pa@zc@`f@|^`X|P~IlD?mDgWsN_QgSyX'],
      [
        'j}ffG}r@cdAsNkHcBbB|IvQpYha@tWxM`DuCcIsNcTqYwq@wdAwx@_h@__AavAcmBqqAav@oZ?nI`Tn^`i@dn@hs@lsDry@rw@fgBnk@nf@ja@bR|B vn~jCyV}Y}K}PaVc[oS}KgDhAkFeP}Ywc@id@{d@me@af@w~AktD{wDam@u]kN?zkAtxCneFhrHveFbyCnlAZ{FwOywAmV_QyXaMyMsN{M_M',
      ],
    ],
    waters: [
      ['Guanabara Bay', -22.88, -43.152, -70],
      ['Atlantic Ocean', -22.94199, -43.17009, 0],
      ['Atlantic Ocean', -22.98594, -43.16152, 0],
      ['Atlantic Ocean', -22.99383, -43.151, 0],
      ['Lagoa', -22.969, -43.2095, -67],
      ['Lagoa', -22.9745, -43.212, -67],
    ],
    wet: [],
  },
  riyadh: {
    bounds: [24.55926, 46.49253, 24.83394, 46.79487],
    land: [['kdv|G?hcCpgGxkKbpOxkKpgGhcC?icCqgGykKcpOykKqgG ca~uCv_NngJjoFdwB?ewBkoFogJw_NogJkoFewB?dwBjoF']],
    waters: [],
    wet: [],
  },
  rome: {
    bounds: [41.69269, 12.21021, 42.09131, 12.74569],
    land: [
      [
        'izpiAqsMy}T_h\\y}TqsMgiF?~uC`mHddMd{Qt|Mb~It_F~uDpfAfy@buBztAxpF~qA`hA|VdoAv`@xzA~RhLrE crw_Gu_Ei_B?lmDv{IdjOnxTdjOv{IlmD?yOs`@kq@qvBsd@uUu\\{k@kx@qf@}aBidAwmJmmAecCyxBupE{iT',
        'cszjAeEa{CmiAwQ{LmE?zB|CfExFdAKmBcEyOcFyD_DcCcA`@bCrGlQxFpUdE~BlAh@?i@kAaCoMcGgFsDcD}BeAJvBlMlO|H~TtDIuF}w@oTeVer@il@i_@m]v@rDl]z^rk@zq@jU`Tvw@`JLeFeU_HgOgMoBI`ArBpHpDjF~FfGjD`Br@?m@gBwCoFqVqGuPaEiBO`AtB~C|CtD~NtFnDHgAwFiE}CuBCtDpKjQjiAj{C a{h~FTmoB{m@yLaNcO{OgOwMaWcQiF{D{C}BwGkEuGoHiIeHmHgD}CeEmB{JiCoCoDsEiEsEgDoBwD{BmEgGmHoIsJcKsM{^q\\mK}R_GkF{EsUcLoQqm@go@ko@gy@sBn@dy@vn@ln@fm@~PvKpUnIhHrIdShJb\\r^fLvJvIlH`O`DtBzAxBvCnEzFdFjFdFfDjDhKtB|DfBdCfE~GdHjHpFfDfGzC~FzFpF|PfWtMfNjNtMrLpLxm@roB',
      ],
    ],
    waters: [
      ['Tiber', 41.89748, 12.46506, 73],
      ['Tiber', 41.89243, 12.4723, 34],
      ['Tiber', 41.87377, 12.47054, 78],
    ],
    wet: [],
  },
  rotorua: {
    bounds: [-38.20594, 176.13804, -38.04276, 176.34546],
    land: [
      [
        'kjvr`@|j@vi@nh@fg@nbA~WuS{JgIsEkF}IRjHnIjEzL`FfB|Liv@ei@si@}i@kj@wj@mo@ct@yx@o}@qy@uu@yq@{m@i\\uJxDnVt^zf@do@jw@lJo`@omAmzBs{Au|@{]?vyAntDfoG~iJfoGntDvyA?wr@qfBizCm~IqpA pycgF~IvXrg@lv@ryBzq@uLsAMbA`DxLdDxJjF~@ShAe@}O|pAn}@rp@tc@xV~InB}BiJwQwZwc@ul@uu@sw@sy@o{@o}@qr@sg@w\\yQaMmHuC?jfAxmCbuEr|GbuExmCjfA?kfAymCcuEs|GcuEymCkfAvAnD',
      ],
    ],
    waters: [['Lake Rotorua', -38.10034, 176.26006, 0]],
    wet: [],
  },
  rovaniemi: {
    bounds: [66.45605, 25.60348, 66.58765, 25.93382],
    land: [['gal}C?noC``HppLbaQppL``HnoC?ooCa`HqpLcaQqpLa`H uccuKfeFvkDdrBpx@?qx@erBwkDgeFwkDerBqx@?px@drB']],
    waters: [],
    wet: [],
  },
  'saint-lucia': {
    bounds: [13.66023, -61.30985, 14.24467, -60.70765],
    land: [
      [
        'fewsJ}d@aFiXyaCg~@yu@}wB{u@mm@{ViQo\\_qAuDfA`V`AgHiX_JoKan@k}@{ViX{u@uRgJyA`F{H}d@qiAcTmN{OgJwYeCzOzu@jGl@sDrDfJdi@lGlNvsBfQvRvg@nUdi@nUvmArq@bhAr~AvtEbhArq@b[rq@jf@`MyAc[yAhQtRxArKxAmG _lysAejAol@kx@wrEwsBkyA{gDkx@u\\u\\qh@aqBoyByPeKmOmFgEdQD}Eou@kr@gHsAnMnMnQlUnp@fc@rd@jx@tZ|_@`zA`wBdfGr{BnkCniI|}AxpArcAbnCniA`sD`ZlSxq@nOlp@|`Ejv@jY~Bk{A}e@{g@{i@wtA}c@_`@_\\kz@}`A{g@qf@}aBqj@cnCqh@uXqh@u`@gc@',
      ],
    ],
    waters: [['Caribbean Sea', 13.98492, -61.08402, 0]],
    wet: [],
  },
  'saint-malo': {
    bounds: [48.32948, -2.36855, 48.80302, -1.65295],
    land: [
      [
        'zunMwaCeoAurCwg@}d@i_@spAc[sDlGt_Av_AjgClG{Hc[gw@c[e}Es~Akf@aToGo\\iXkm@uYy`@oUuYoNk_@uYaTmNmGxH}]q\\iX{OgQuRqj@{O{OdCl{@lG?mGw`@sq@}d@u|@wZ~_@{CuXsm@obAgjCufAk`Ckf@oUwzBiXmGmt@iXqc@oUmNmGm@rDpUsDcmCo\\uDbTyAyHgi@q}BuYyAbT~k@|]zOxAgJk@lGzcAzOzOm@_FcTk_@if@mm@mGl@~d@vn@|d@z{AzOhXdb@fdB~Mn\\dJJwYoBj][~JdCwDi]ue@_m@}d@{|@}V{HeCaMoNaTo{@uyCiX_FfJ}]chAyoGcuBcuBzOmNq\\?fJnpAhX?mG{OiXu`@ei@sq@az@gqCg~DybFcnFqdF_wAgyBcf@aYaL`xHdqRdj\\fcf@dj\\dqR`xHkIsS_^ c~}gHibAmr@qeCpgAt^zFsArEjUnSdg@xnAxoBvVxRxNzH}D}`Ci]|@`VlU|dCvTbRvVjz@hz@rb@~B{JcPcV_^{c@k~@~|@xjA`ZpIfD?yNqIaTwVmUqIeLyNia@u^{Ha@nGikAq[iWaSyNwV{FiFh@rCjwCnp@ln@fjAvVdLrA|DdHpKxN|c@nMpfDnn@bs@jwAzJTwVmv@aTcTcTcTcRcPeNeLoOwR{jAkYys@_`@qE~@`ZjUbRi@qGoj@_^{LoMiDoMol@acDIxLcDoHcIqLoh@qOwE_GsI_Osg@e`@ePcPqI{JuZei@eP{JqEsCqE}HeLeNcPgg@yL}Dnn@h]t^lQjYltBxlA|c@ha@t^~[jYlUlQnMbRfJh@oMi[}Oqf@nrBrzFtn[~gK|dG~aC?}dC{jGypK_k\\uoGglC',
      ],
    ],
    waters: [
      ['English Channel', 48.57283, -1.99087, 0],
      ['English Channel', 48.68511, -2.17403, 0],
      ['English Channel', 48.74195, -2.1073, 0],
    ],
    wet: [],
  },
  sal: {
    bounds: [16.48325, -23.16773, 16.91375, -22.71827],
    land: [
      [
        'tqjkCkCiSeCcCmG{OiXejGux@ei@uYyhCgJmGxAzOvY|d@eCk_@qBn@aB_EoW{BxFzV`E|CjF}CsDgJgJ}VahAoNyAtRfJrKzOzu@tK?}OsDsKm@xAhQpg@{BaIkBxBnL|Q~DlApD`KplA`TtRhQzOfQtRbTnUhXb[|]v`@vYtRrKb[xAyAsDuRaMo\\mGgCtBjF~IbYbL`BcAdD`RbKl@kHgCrPnU~EfBtBnDpUbA espeB}AbAgDym@qTiU_VaqDi_@eP}@zbCxNlWnOvXpcA~~@xLbVvMbeCtTxI\\fIzEkC~IrUnxBreA~[dk@vX~Y~`AbV~WzhAjz@xoBjYjx@vV`Xnn@ha@zJfD|FvVta@|IdE`GvPbM{IgJeMsDdAx\\wVmv@avAwuBgcBwpAi~@{k@u\\oMRxN|D}B{L{bCa\\_y@a\\co@cRk]eLmUwG_FgDiCrD~NrHjE|D}FwEeR{Q_i@okAyj@k~@mJoDw@oC',
      ],
      ['zfvjC{VmAlHzWv@ ecldBtE~HlDiJsG'],
    ],
    waters: [
      ['Atlantic Ocean', 16.65665, -22.98045, 0],
      ['Atlantic Ocean', 16.6259, -23.03396, 0],
    ],
    wet: [],
  },
  salvador: {
    bounds: [-13.15438, -38.62744, -12.80262, -38.26646],
    land: [
      ['~vxjFas@eb@qq@ooBc[m@lGhQrx@bbCna@~dAjYpPxGeBiEoH pbvmAfg@lt@vsBrvEfjAt\\`XlSt\\zi@pQ`t@c\\mvAupCmbJabBom@'],
      [
        'zjajF{Ow`@{O{Ow`@{O{OoNaMuKgJmGsDyA?lGp\\`Tk@mGmt@mGm@|]t_ArD`Fzu@aMtBebB{fEs|TykHsgEgcB?jQtc@`v@tjCfz@lmDl{@n{@r~Ajm@h~@diDvg@db@tRnUjt@j_@pc@vg@fvAxoCniAlf@|d@pc@db@t`@vYtRrKrDyAgJuRmt@ bdanAmv@atAu\\cTi]gHgD|BdLlUr^xN?yNs^kz@moAenAs^_d@s_Ci]wTws@k~@eLmt@szAem@kiAmI}EoBdZhu@lpArkBtaBvwAxmAhgCbaA~_Fjx@pj@lt@lSxLnOfF|HxJnQtw@vZvVvRt^r}@j[dL|FrAsA}FeJoMyPcTu\\ge@ym@ymB',
      ],
    ],
    waters: [
      ['Atlantic Ocean', -13.01759, -38.42188, 0],
      ['Atlantic Ocean', -13.06156, -38.41042, 0],
    ],
    wet: [],
  },
  salzburg: {
    bounds: [47.76327, 12.99193, 47.83053, 13.09207],
    land: [
      ['ythnAsvAi}@ulByLcUgGsHoHsRgx@_NqLuIsG{PoKwSngBfnDlbCrvAxj@? w|zbH{y@}Lv}BfP~]lGhFfD`Hh_@pJhN`RbU`t@f]fj@jV?m\\{y@gwAwtB'],
      ['{oonAgnDmbCsvAyj@?xj@rvAvRhBjPjKzPxGhJxL`OrOnNnXfStGvGvFzT|L|kB au}bH?l\\zy@fwAvtBfwAzy@lCsEkc@c]_t@mUaSsNkKyH_GuMmHyCuE}Fs]oP}|B'],
    ],
    waters: [
      ['Salzach', 47.7985, 13.05, 41],
      ['Salzach', 47.80037, 13.04646, 42],
      ['Salzach', 47.8056, 13.03975, 59],
    ],
    wet: ['altstadt'],
  },
  samarkand: {
    bounds: [39.61151, 66.91279, 39.70099, 67.02901],
    land: [['}}cxK?zq@tdBpwCjjEpwCtdBzq@?{q@udBqwCkjEqwCudB {xbqFr{CltBhmAbf@?cf@imAmtBs{CmtBimAcf@?bf@hmA']],
    waters: [],
    wet: [],
  },
  'san-francisco': {
    bounds: [37.59826, -122.67857, 37.98164, -122.19343],
    land: [
      [
        'xrmjViGnBjNfZ`f@rLuJcd@o}@ck@yXkF|IdNpRxVnzDdYlDeN}b@qYePyFp@fU~i@r~@jsA~rAprAfrAvqAbfBlzBxtLdxDtSxL|Eu}Ak|D_{GsyJc}Go`E yf{fFbu@dw@hy@l{@n}@p{@py@rw@tu@xq@zm@~i@`f@hZrN|Bsy@KxMb]hl@hl@hl@hl@hl@re@`_@jXvQL_Qic@uu@q{@maAwtEsdBmq@wpAm`GikBegAac@?nL`Z',
      ],
      [
        'hasjVsNsMuLuKuJsNqRmVkZoZwZ}Z{v@giBgW_V{TqRePyMkYgNqa@od@_FaEcDaCuE{K{KaTi\\od@oRq@jOja@~WrNfEkHkHc[g^am@{f@knA_wCtOhuBb{Ev`InpFh`D~oAXiUkA`Frg@|ItC?aDeIeNmf@ s}seFgE{JsPgV{[}R}I}@~EzCvAPuAkAiAqBuCw@d@bCjOvJl]te@jHxMhSxXn}@v|Al_@p`@va@~b@|`@`_@`]b[fe@lo@ry@~dCt|@|oBb}AveBzt@rk@veA~[jRrH?sHkR_\\se@i|Fg{CcmAktGesBqnCaqAa}@ei@gUuD',
      ],
      ['~cfjViScI?bIhSbTzTtUlVtJ?uJmVuU{T ogcfFdP~NzMtLnKfE?gEoKuL{M_OePqG?'],
      ['xtejV_Hq@JjA~EtCnD`DKmD qd{eF|DnAdAz@?{@cBiDeAoA'],
      [
        '`bqiVk}Jy}Gg~Ds~A?`I`S`]bg@tn@dv@v}@xcCpdBfiAf^vq@bd@vq@n_AbmAp{@|i@jXxF?yFsN{m@mV{m@uJ?tJlVh\\vHxFjZbd@py@boApdBzvAdiAp{@zm@z]|Mc@aPkkBwfE _x}fF?|hCzrGz|KxfPxmKxtFx{Ae{@}s@ul@oe@m_AigAaoA}i@yzA_j@af@cb@g^i\\kZkXmViZg^eb@khAu\\il@yXg^uc@ei@ekAo_Bg^o}@iZoVoRsNkXeb@}k@uu@i}@aeAulAktAa_Aui@',
      ],
      ['xtyiVcBp@fE|IrNzKbIlFtCWgEwJePuLcI cgyeFnYdRtJhCcBuJiS}[od@sWuJd@`MdPhS'],
    ],
    waters: [
      ['Pacific Ocean', 37.762, -122.533, -90],
      ['Golden Gate', 37.8185, -122.5, 0],
      ['San Francisco Bay', 37.8114, -122.45327, 0],
      ['San Francisco Bay', 37.82519, -122.45222, 0],
      ['San Francisco Bay', 37.84204, -122.40004, 0],
      ['San Francisco Bay', 37.86349, -122.37678, 0],
    ],
    wet: [],
  },
  'san-juan': {
    bounds: [18.35212, -66.18218, 18.56248, -65.96042],
    land: [
      [
        '~n|rKaTc[iQgJsKo\\k_@wYgJsKaMoN{OgJsD?rDeCaM}Vw`@iX{OmG?yAsDmGgJaM{OuRoU}]kf@yn@gw@ei@c[aM?`F`M`Tb[b[b[b[b[`s@zV~u@zVWpD|EnH|LbDfAd@m@iBmDaMvNkSgn@{yFer@kYeBwBsGkEaFoDkA~@kIicBycAqF{LaFyE}JgVug@uR{OaMgJiQiXi_@ihDgTeMaF?~_B`aE~aHbcK~aH`aE~_B?qDcJsOuh@ sdvoBvXzi@nMhD|@}DyPuX{NoIiD?fDrGzJbNnQxPbPnOxNzNxNxNzNlOdPxPlQnMpIrErA_AqEgJyNoMeL{JqIqGsEsCsA}DgHoKyNsb@yRgs@gXr@|JlE|@{BuCoCcGsFwDwC_CgPrAfKhkAdMnDuDgBaAJvCfExDxCvBxWnMcBNpBbGrBkEeQeLyNoQaT{LsETdf@hq@z{AlfC~pDndC~wAnk@?ks@ugBc|CopEm{CmfBkq@xF',
      ],
      ['xbrrKiB_F_OcE_Al@lTrE`D`@ {xvoB{Aq@kGh@xA|D~NBkAkC'],
    ],
    waters: [['Caribbean Sea', 18.47483, -66.06206, 0]],
    wet: [],
  },
  'san-miguel-de-allende': {
    bounds: [20.88337, -100.76875, 20.94633, -100.70135],
    land: [['dmreR?n\\|y@nwAztBnwA|y@n\\?o\\}y@owA{tBowA}y@ {su~BbmBrqAbv@nZ?oZcv@sqAcmBsqAcv@oZ?nZbv@']],
    waters: [],
    wet: [],
  },
  'san-pedro-de-atacama': {
    bounds: [-23.00279, -68.33454, -22.83491, -68.15226],
    land: [['hz{~K?vnAl~CfnF~}HfnFl~CvnA?wnAm~CgnF_~HgnFm~C |vvjCvdHj{EzqCnhA?ohA{qCk{EwdHk{E{qCohA?nhAzqC']],
    waters: [],
    wet: [],
  },
  'san-sebastian': {
    bounds: [43.15727, -2.21114, 43.47833, -1.76986],
    land: [
      [
        'pqmLkm@}Vs~A_l@oUqc@aMux@aTiX{OgJmGmGuRuRu_AksA{|@yn@y{Aas@ieAqwA{iB_yAchAgw@kf@{|@oU{OiQuRqj@cTuRgQ{OmNaMsc@aMmN{O{O{O{Oc[sD?hX~k@tRrDgJc[_l@{|@o{@az@ciDgw@ooBsq@_l@kf@}jAiXaz@}]wYqj@udBuNeB``EbaKdbQfcWdbQbaK``E?kJsU_a@ cyjgG~BfHxlAlUhDrAsA_`@i@|BzJnMt^zJpEqCa^on@kY{H{HgHyNmUa\\kYwVcTmQaZqGgD}BsAi@rAfD|FpIzJdLbk@zJzH|FhBi@}DyR{FsEwRu\\yP}FeJoMyPcTaXa\\ofBk]wq@{L}BzDrd@vRlWiDmSyP{VxcHnnTzeHpcEfaB?oaA}cCmfE}hGyhEuhCqhA',
      ],
    ],
    waters: [
      ['Bay of Biscay', 43.33122, -2.00895, 0],
      ['Bay of Biscay', 43.33764, -2.00538, 0],
      ['Bay of Biscay', 43.34326, -2.0045, 0],
    ],
    wet: [],
  },
  'santa-fe': {
    bounds: [35.54626, -106.10723, 35.83334, -105.75377],
    land: [['n{idS?ryChtH|nMniR|nMhtHryC?syCitH}nMoiR}nMitH moayEjuNxwJdzFp|B?q|BezFywJkuNywJezFq|B?p|BdzF']],
    waters: [],
    wet: [],
  },
  santiago: {
    bounds: [-33.5873, -70.81344, -33.2752, -70.43946],
    land: [['lixlL?pbDffIxiNnmSxiNffIpbD?qbDgfIyiNomSyiNgfI f_xjEbaPrxKbpGngC?ogCcpGsxKcaPsxKcpGogC?ngCbpG']],
    waters: [],
    wet: [],
  },
  santorini: {
    bounds: [36.29045, 25.28103, 36.52355, 25.57067],
    land: [
      [
        'mr|yCw`@az@iXoUuR{OaM}V{|@aM{VsD?rDbi@pLrOnJxAzBtCdG`CcAeG}AuKl@lGlNnUdZz^vlAx]d]x@rG~LnNlEtFpE|@kJmE}H_B|^zHpEhByAaMw`@qUoUwmAew@gw@gw@gw@gw@as@yn@qj@kf@w`@c[oU{OuKmGgC?fClGtKbb@xg@lU|VhXtYb[p\\|]`aA``Bh~@bhAnoBjf@`[nNxA{HmUiXc[ }{||EtAUiBgDsE{FgHkWepAyNwR{NwVs^oiC}XeQcH]hC^iBeCkEyDs[gt@oQyNeLqIcIsHaQ{DeBlKfHfBsFxD\\uCmFmU}ArB[yEwCuEsGcReJ{H{HUpKdLxPjU`Zt^r`@rb@pd@pf@fg@zg@ph@fi@pf@|c@ha@t^r^t^r^j|@lt@vVvRzNxJ|FfDtAuAcNqKyNu\\yLgL{JoIgH}FgDsA',
      ],
    ],
    waters: [
      ['Aegean Sea', 36.407, 25.40574, 0],
      ['Aegean Sea', 36.407, 25.35747, 0],
    ],
    wet: [],
  },
  'sao-paulo': {
    bounds: [-23.74456, -46.86127, -23.37714, -46.46043],
    land: [['jrlzG?jnDv}I`mOn|T`mOv}IjnD?knDw}IamOo|TamOw}I xtnnC~aSfaNn`Iv_D?w_Do`IgaN_bSgaNo`Iw_D?v_Dn`I']],
    waters: [],
    wet: [],
  },
  sapporo: {
    bounds: [43.01826, 141.28003, 43.09574, 141.38607],
    land: [
      ['y}h}Yw{AgjCoxDgjCw{Aem@zQ~g@je@jb@r]`XjKpAeAbE|H`{@nxDfjCv{Alm@? wz}eGybA{`@?z`@xbAddBdN~WjOnLxN`Xr_@pc@~nAne@fYrM?{`@ybAudBsfC'],
      ['qpx}YkEbAoAwJsTa\\ab@gf@wi@}I?lm@v{A~`A {hqeGcg@eoA}b@o]qTaNiLwOcYwGvzBtdBxbA`O'],
    ],
    waters: [['Toyohira', 43.05, 141.363, -65]],
    wet: [],
  },
  sarajevo: {
    bounds: [43.74812, 18.2406, 43.94198, 18.5094],
    land: [
      [
        'scjnBejFw_JkuMw_JejFstB?rtBdjFv_JjuMv_JdjFrtB? qv_kGuhDysA?xsAthDj}FfrIj}FthDxsA?ysAuhDk}FgrI',
        'sgqnBa}EotAedAwp@_f@m_Aka@yd@mtC}`F{sExnBddBfaFptCde@xa@d_A|e@lp@xcA~pH mnqjGkNkF_GmHaJuTyFyCuFkV}GbApClVtFzC~FpT~IlH|FfV',
      ],
    ],
    waters: [
      ['Miljacka', 43.85601, 18.41084, -7],
      ['Miljacka', 43.85009, 18.35944, -15],
      ['Miljacka', 43.859, 18.44, -4],
    ],
    wet: ['marijin-dvor'],
  },
  savannah: {
    bounds: [31.95662, -81.22469, 32.17938, -80.96181],
    land: [
      [
        'xtvnN_eF_xI_kM_xI_eFarB?`aG~kAhdAhbA~~@p{@zt@zm@|i@ldA`\\`j@dNfOjTrX~Zn\\z^r_@pd@fj@`iBzD`EAgiBmj@ae@w`@i_@o^m[wY_VqPoQsk@c^edAkg@_m@ys@oz@s~@kaAmcAqkAoeG?`rB~dF~wI~jM~wI~dF`rB? goecE}aEm`B?l`B|aEhcHf`FcxAyTiN{JqGsDuAbAdFjPtCpBQqBkG_K_NyQwWa^}j@yw@msCyAzA`EtsCbx@pk@`_@dXbSbNpKzG|BXwBaDiPwEcArApDpGtJbNtTvyAxvChcH|aEl`B?m`B}aEicH{dK',
      ],
    ],
    waters: [['Savannah River', 32.08151, -81.0897, 12]],
    wet: ['river-street'],
  },
  seattle: {
    bounds: [47.42098, -122.66737, 47.84702, -122.03513],
    land: [
      [
        'nftkVchP{|Xkqa@{|XchPssG?rsGbhPz|Xjqa@z|XbhPrsG? ossbHwsJkyD?jyDvsJfnPnhVfnPvsJjyD?kyDwsJgnPohV',
        'vk`jVy`Cwp@}g@o_@o\\_}@gB_CVn}@d]f`@zh@bq@p~BnD wo|aH`^bLfLxM`Pri@Zo@wB{i@oPcNqLgLu\\j@',
        'vvuiVmH}K{KqHaB_OnBlHpAyi@iTuSwScWcr@{Yiw@cdAsC?jCrcAfv@dXdr@jXtYhVlUfm@hKnHbBpNL wmuaHhEjAkAiE{Dk`AuGmEMob@iLiFGvC`NnDbCbAu@kBu@cAaCcDaN_DNlGbMbe@dAlEvDn}@|A',
        'rxiiViLcY_nEsg@qd@ka@g^kZmVcb@yD|BpL`h@vJxD?vHpRf\\bf@|g@~i@|k@zm@bd@jZpPvFaBcM_X}b@}P?|P|b@b]fWjQlK e|paHfiAbkAtlLhcA~i@rPyFkZ{m@iwC{zAs`BofB{uEqdBs`Bw|As`BqdBohBklB}tAo}@af@sNxFf^tu@bmAfiAheAjaAn}@rw@xq@|k@`f@zm@tu@n}@heA',
      ],
    ],
    waters: [
      ['Elliott Bay', 47.63208, -122.33697, 0],
      ['Elliott Bay', 47.5944, -122.24351, 0],
      ['Lake Union', 47.64, -122.335, -80],
      ['Lake Union', 47.63152, -122.33712, -80],
      ['Lake Washington', 47.60227, -122.24531, 0],
    ],
    wet: [],
  },
  seoul: {
    bounds: [37.42944, 126.84914, 37.65306, 127.13116],
    land: [
      [
        'okceWu_Cu_CkoA}gCo~BiY{V{dA_dAiX_Wac@{\\k\\s[}r@q\\c`Aim@ap@qU_UgYw`@qkAah@_oA}g@mp@gj@a\\o^cj@kZygA{oB?lzBvuFdqJnlNdqJvuFlzB? qojdFxbAnjAli@~|@|t@rLhNbv@bk@nLpHlF@_CgFyRaPas@g\\eYoFiAdCpJx^|KdS~F|AsFeNu\\it@cWin@{{@|uGndHrbEz`B?{`BsbEodHkfK',
      ],
      [
        'wwfeWwuFeqJolNeqJwuFmzB?fsCdmAnb@nk@lQjQlVl]nb@rkA`c@`kAdl@fg@`b@zg@x[tq@hZv~@pR~j@~TnSdQxOtP~g@fj@rdAt]r{@f`AtaBziBveDroC _qrdFsbE{`B?z`BrbEndHlw@bmAxq@j^vu@lQtHjBeA{EeRiJq^aN}DlB~KpM|\\zP|q@hJxOlDtAIqB_FkVk[{u@sRc\\sYkj@_r@m_B}jA',
      ],
    ],
    waters: [
      ['Han', 37.50896, 126.98295, -10],
      ['Han', 37.52352, 127.00918, -40],
      ['Han', 37.52692, 127.05887, 20],
    ],
    wet: [],
  },
  serengeti: {
    bounds: [-3.17461, 33.9477, -1.52539, 35.5983],
    land: [['kc{xE?dqUfcl@lubAngyAlubAfcl@dqU?eqUgcl@mubAogyAmubAgcl@ l{|KbeyApsbA`bl@ppU?qpUabl@qsbAceyAqsbAabl@qpU?ppU`bl@']],
    waters: [],
    wet: [],
  },
  seville: {
    bounds: [37.30277, -6.10278, 37.47293, -5.88862],
    land: [
      [
        '~ofd@mzDaxGwuJaxGmzDs|A?r|AlzD`xGvuJ`xGlzDr|A? g}pcF}sCkiA?jiA|sCh~EvhHh~E|sCjiA?kiA}sCi~EwhH',
        'b{wc@g@wBgE}GqJgOoT{Us`@gDrd@u@iEamAaOgImFuCiAOfAdD~E~LlEnEjKzCrFrA`A\\@Yw@wA_CsC{SyJy|A~@pC~@t|ApJdT|CbC|Av@ZAc@aAkByF}CoKoEwD}LwE}CeANhArCdFdItNne@fx@|S|N|ItGfEvBf@WwAmD_HcL_Tg[ujAr@rDvjAf[bThL`HnDvA qyacFpa@n`@f_@d]jZfWpUxRtZFhy@~Ck@w{Bi_@uZcZyXkViUeS}PoOuZiJuG_M}E}KqDyEuFcHuIgJwJgKsIsb@_UqzDoC?x@nzDnT`c@jJrKpKlJbJtH~GzEdFbL`FbMtGhIlZxNfPrRdTjVhXfYpZn^h~@ip@_UyVaYq\\y^o`@_a@ga@gb@kc@_f@sh@}p@kx@mmCyBl@pmCnx@jq@~h@df@|c@lb@',
      ],
    ],
    waters: [
      ['Guadalquivir', 37.39154, -6.00251, -88],
      ['Guadalquivir', 37.38561, -6.00097, 66],
      ['Guadalquivir', 37.399, -6.001, -73],
    ],
    wet: [],
  },
  seychelles: {
    bounds: [-4.99405, 55.13003, -4.08895, 56.03797],
    land: [
      ['mmbpIq}Byn@qc@mGlGpc@xn@b[`s@jm@h_@nN?oN `scZ|`Azk@jv@`y@~[xs@r^|F}Hek@s{@gfA}aByo@'],
      [
        'sn~pImGlG{H{|@_s@u~Akm@eb@_s@{O_FaMqc@ei@az@w`@oG~]rKhQyg@obA{u@geEg~@{Hl@`T{VsDrDfJzO`TfCmGsq@oNkf@sKdC`Mtx@`z@xn@vg@hlAv`@v`@fw@pU~EgCgJ{Oe}AwYsDrDdi@zHrKtR|]v`@fvA|]jzAdjC|jAzOeCiQtK~k@rq@p\\di@`Tl@mG z`i[sEwRwXaw@mUaXsb@s}@cs@u{@s~AcVqEpEpj@lr@pl@|bAdgDjWfHfdAnl@pcCjx@lWraA|eBfcBf`AxRdJrAdP|_@zk@vvCha@vs@pf@xNpIhD}HaVgi@oiCqf@yNpI}FgJgdAwToMeL{LeHmUkz@u{@uZ{JsEaTa{B_XmWenAuV{LyP{H{LgFrCsC{NaTqIsE',
      ],
      ['cs|rI_l@iXcuBkgC}cAmt@i~@}d@oUnUf~@b[hQ|Vlm@npAxg@bb@doArq@|qA|]vRjf@wR xbeYqEhD~yAdg@dm@qIzH`Xj_@zLzHnhB`ZlQ|FwRyTu\\}_BoQoMcNcTs}BwZ'],
    ],
    waters: [
      ['Indian Ocean', -4.5415, 55.584, 0],
      ['Indian Ocean', -4.51097, 55.64525, 0],
      ['Indian Ocean', -4.5762, 55.72322, 0],
    ],
    wet: [],
  },
  shanghai: {
    bounds: [31.18033, 121.41478, 31.28717, 121.53972],
    land: [
      [
        'eaadVilB_cDsyE_cDilBuGnf@x]`~@h[x`AxP~MjKzItEnBVaBuDmWkI_YmG_BdAnEnIjj@tb@pRrQ|Rjt@f_@rWnLxEdcDhlBtu@? ssz}Do|Awm@?vm@n|AdU~\\rMjRbIjZjGzGjHbJ`JlJtIhNxKng@`Nj`@nMjKjJ`KfLrp@ng@~P`L|D\\jFrTpa@vg@wm@o|AekC_zD',
      ],
      [
        '{tjdVyIoMqRqy@_ZwWkSeS{_@e[{JoHaBjDvHvYzHjVlCr@OcA_CuEiH_L}Na`AcY__Aeb@ea@ac@?tu@hlB~bDz|D mvh}Dm[yKoCs@gGiPyQ{Tef@g^cNqQaPqTyOka@kMye@cImG_FmEcEuEeFuFoFcZiHsRqO}Wn{A~yDdkCn|Avm@?',
      ],
    ],
    waters: [
      ['Huangpu', 31.23824, 121.49534, 78],
      ['Huangpu', 31.22227, 121.50581, 72],
    ],
    wet: [],
  },
  siargao: {
    bounds: [9.62703, 125.79545, 10.12377, 126.29965],
    land: [
      [
        '{pr_WoU{OgJqDrKdi@rKyAaMuYuR}Vc[{VuRoNuRuKaTgw@_Fm@sDgJ{OooBmGrDtRvfAdCaMhQjzApcDhQjGbuBlG{OiX _||y@cTu\\ge@geBavAmqA__AehAseAg~@wVoQeLsC~BnKfg@lt@?_`@r_AzcDpiA`u@t`@pgA|a@bu@dhAr|E|c@flAhHhHkFiFmUa~Aqd@enAg`A',
      ],
      ['w_r_WcDkFy@hErE~B wtd{@wAp@dIxC?qE'],
      [
        '}s_`Ww`@w`@{OmG?lGdb@f~@pc@`MfJ~EzAaFwmAocHc[sK?xOfCmGcb@wfAyn@qc@o\\ei@{u@kyBei@o\\q\\sKdCzHzVlzAfJl@mGiQcoAqbAyu@obAobAiXiQgCzHtR`gB|]`yArq@|d@j`CreBdiDnbAzO~I~C[yOeBaKyPuLkCx@|DpLnM]vCrhAdoAt_AnhBn\\eC{Om@lGnU`TbaAnUnUk@aM{bB qec{@yPuX{NeLqI{FqKs`@k[eNyNyPyRml@omC_tMmp@ol@gg@mt@u\\on@yo@iz@mU|Bzi@loA`uBpdH`wBdeBlwCzgB|a@h_@rb@h_BxNnKfH|DzJvVrb@|`AzhAzi@zjAfbAbRbPpj@dPngAvXzJsAaTa{@yP?xCpHjMlh@dBiFn@pEjIjMjIvEm@bFo@sr@efAqgA{jCem@wP_^{NuZia@yJ}FeLwV}HqEiD',
      ],
    ],
    waters: [['Pacific Ocean', 9.95129, 125.97052, 0]],
    wet: [],
  },
  'siem-reap': {
    bounds: [13.29978, 103.7733, 13.49152, 103.9704],
    land: [['{_tyR?duAnkDtaGzwItaGnkDduA?euAokDuaG{wIuaGokD qq|pAnnItzFvfDzrA?{rAwfDuzFonIuzFwfD{rA?zrAvfD']],
    waters: [],
    wet: [],
  },
  singapore: {
    bounds: [1.15109, 103.7146, 1.44221, 104.0058],
    land: [
      ['_l}wRyhDwfCs{CySbqBvtAjaFlyAF yw{GeI?dEbEjg@zD{JnFw`@'],
      [
        'in|wRoGyKaa@{`@}d@kyBgdB}jA}qEw{AymAwmAmaBcjK{oCaiCgh@{qB{h@ge@ya@e^wJxFjZr`Btu@b|GxuEpb@`_@n[~WtSlO`KxFjJxMjQjh@fPxMnKhL`MzMpN`TlY|^hd@|`A|lAjg@j_@|d@nUpUzOlUb[|cAniAxuDf|AxKnGfC }spGs_Bit@cQwIiBnK}FkUwxA{FzFnQfe@|bEf`Avk@dDeCbTjl@pdAv|AdkAry@~g@vj@dPb{@tu@bI~ItJnK`MrNdPvQ~NhLpIhL`BXs@nBrGtLvQtJnCqAuHkLaG}FgJwTuX}e@wRmQgPs\\yT}_@gEil@izAihC',
        'ifwxR}@}ZoJsHyGgYyGoGkH{LsSeCqAir@yCu@S|@tq@`@zTdCfC`Bb@YvKrGxFzFnY`IjI|Jn[ u|zFX_IqABvBpU|Cn@M{Ah\\b@U`d@?y@kA{Bqc@mCe^c@b@bBdC~ArALk@oCuUeCCrAdI',
        'qn}xRmEgEqBuBsBuA_@hEjEEw@uJeAz@`GrEvArBtBrA^kJcC`@|JnA gh{Frc@dw@pD\\]wAmCsw@ya@uEgEuTsIuIeQgKuA]\\tArBjV`MbDpUtH',
      ],
      ['morxRePoYsYoYsYqYyO_FvAnKxO`TlXt\\~WhSrNzIp@ }utFc@bBzDrGfJbMnK|IjHxFbBq@gE_JuJoKgLcMwH'],
      ['ssdyRwlC{wEu`DqiBir@xB|O~\\jbBn{@t_A|cAzsClmAtcDnG kw{GsI?`C~FdKbOfVn]pqA~[dLsA}i@q]_nA{^'],
      ['oxlyRy|@sq@yjAq`@}Ff|@lyC sr|Eg]{JvNbL|HxH_A'],
      ['cxwyRmUoc@}b@_IgQsEqE?rIfTz^vcA~H yg}EkQq}@{hC}[gUfNpzAhkAfx@de@bRsCeH'],
    ],
    waters: [
      ['Singapore Strait', 1.26823, 103.88863, 0],
      ['Singapore Strait', 1.25273, 103.90413, 0],
      ['Singapore Strait', 1.22579, 103.89564, 0],
      ['Marina Bay', 1.2835, 103.859, 56],
      ['Marina Bay', 1.28631, 103.85713, 56],
      ['Kallang Basin', 1.277, 103.87, 84],
      ['Kallang Basin', 1.30418, 103.86842, 67],
    ],
    wet: [],
  },
  sofia: {
    bounds: [42.58019, 23.17855, 42.76341, 23.42775],
    land: [['{sanC?~kB`yE`fIbsL`fI`yE~kB?_lBayEafIcsLafIayE ajrcGr_InoFh_DboA?coAi_DooFs_IooFi_DcoA?boAh_D']],
    waters: [],
    wet: [],
  },
  split: {
    bounds: [43.35361, 16.27784, 43.64689, 16.68216],
    land: [
      [
        'e~}dBlCvGfLtvBl~D`lBdnBjpBbbHjLpJnF|@vt@fOxIlDj@`FnUrKlG`T`MzOfi@h_@di@`s@xwCb\\x^`HpCc@cC~AhI|MtMvFd@}Eb@pLpLnHpRfDKt@fCrIhI|G~HhC}@dAf[vHvHS_GVrBrRrCjEbK~ERqEb@jQxDlCzHlF`@nDlq@xOfJpD?_FaMcTk`CilAqc@{cA}]c[iXoUgJ?fJnUtY|]db@jf@`bDrrGb|Fpc@ttBtmEz|@fh@rS?}oDw`JuqOsbUuqOw`J si~hGdtRhpDxtAsYw`@m[ke@mo@woChA_DcGcFy[oJaKsKmWoOcPsCi@SrAfDnQfD?gDwVsAl@zAhCpL~E~LzEv@s@gFwEkLqLlA`KxBoBuEyH~DbDbCn@sAyF{DkDi@i@PxApCrKtC`CbJN}@gGgGsG_H{BOpAbDt@qBmC]]uAgD}FqIqGqEsCqM{J}FwR{JeLoMyNoMeL{JqIgH}FqEiDqG}D?zFtl@tm@ig@y_BmxCaqEq|C_hBos@?`yAdsD',
      ],
      ['myjbBaaEecCygD_l@c[gJrDtRv`@vlBlgCpkGpc@di@lqAtJjAgJgJok@ qjqhGvX|_@np@zNdLpIzFfFrEdJi@i[U|DnWc^qjAay@yMgF'],
      [
        'kxkbBo{@uRgQmNiXeb@wtAqc@k_@ksAevAwlBcW}GfEnTlq@f{@trA`{JbpDh_@pTxI?kHwQc[od@ ki}gGt\\vRnp@lQpIrAsCrEpKh|@nkAfhAxT|R`QbOdS~BkFqiDyaAqVaa@sk@ev@yg@oYcKdA',
      ],
      ['cxkcByuDkyByuD}t_@y[sTmMgF|gBxpEtyH`~Ul}HnFmGk_@km@aFxAb|BnGsDuR{|@ uozgGvs@zNdLte@pDtQx^~eBpj@~[nMk@_Fig@cRcV{JgHyNwsDkYmQqI_C'],
    ],
    waters: [
      ['Adriatic Sea', 43.48823, 16.48, 0],
      ['Adriatic Sea', 43.45647, 16.48, 0],
    ],
    wet: [],
  },
  stockholm: {
    bounds: [59.29175, 17.99726, 59.36525, 18.14134],
    land: [
      [
        '}jzlBa}BebBkOcG_QoEyGyGkEmA`EfJhHzM}v@c{F}yBvAwCuIcNuT_Xe[iCZci@up@wt@oB?t{@f`@b^|~Al[bq@nTvRfP~M~JnQ`EnFfGrSdAvCrClBh@i@oTkFcDkByCdKhFjGfE`IlT`I~J|HpHnGjGnFfDlGvIld@rkApXhq@rUpSxRzgAp]dlA?mj@ep@wj@mh@eR}OgN{L_NsOkQiSkSuQeNaKgIsReAaB_BiAWnSfI`LtO|QrTlS`RpPhOhNtPtPbS|Tdk@fn@f}@? {rgiJi_A{OdPbKfl@hBd@e@iBoCmRwY{LwNoH?zSlOrZ|SbT~TfRlPj@NnR|QdQn@lDpCf@IeDWR`@z@zAtCpE|MyIuEmDkJ]UTv@jAjAdKxCtC~CtKg@^mFwByBeDq@YHh@|@vApBzBbIo@ZfA~@dC\\W_BkRmDmIiAcQoPqIkEo@ITv@zA`CrDbFbGfGpFvFvGrSb@JKc@q@gUuGoGkGkGqGeFwDiCcB{@YHp@zAxG~L|Woh@',
      ],
      [
        'mlylBky@{eAoOdEv@i@q\\aN}SsUeYw[i]y`@gd@yh@og@_g@}|@uYkT}TmTkV}Sei@ubA{p@_v@ox@?~}@`}B`|Db{F`|D`}B~}@? }abiJfH|QtAtAjB|Al_@zK~KlIlIpH~FrEjCrA^E}A{A{BcEuG}LsOgf@rBOiC{Gl@l_Bh_Ab_@?c_@i_Am_Bss@',
      ],
      [
        'mn~lBwYiZmZyn@{mBmI{GkOkF_HuI}HaIgQsHeKmC}DHkl@_@H}^Ik@Fkb@GkADo`Ahd@jRnRxP|PrRtUrYv_@bd@hg@xd@da@p\\x\\dZfW|S`P`M~] aaaiJb@c@sAoB_Bs@_DxJfChBr@DQ{A_BmDfAXN~FKNhDODP|CQHNvDxa@hNxJdFbDnBlAt@b@B_@kA}BuD{FaHuHuHsIaK_`@',
      ],
      ['{sfmB{E{BgCwIoL}EmFsHqPyEeD}EbD`CkBlJvF`OdGnFnEbEnEhO|@~C }waiJuHgCcBeCkAEPl@jCnA~AnErAzFpEbDlApALG]gAuByJ[C'],
      ['olkmBgBiAqRiHaKeNgQsTeo@sZe_Bo_@ya@}y@?pdAzl@rj@jg@~kAla@``@~u@dA kebiJMc@wNgD}BqAw@a@STfDHi@mCfo@zJtBPw@yDiBqCqHqF'],
      ['wbrmBqyBot@jt@rb@pXtS`O|KlH kqiiJn}@|pAcSuOwN_OiO}PoQ'],
    ],
    waters: [
      ['Mälaren', 59.32376, 18.04821, -5],
      ['Mälaren', 59.324, 18.058, -3],
      ['Mälaren', 59.32324, 18.03613, -5],
      ['Saltsjön', 59.32221, 18.08834, 15],
      ['Saltsjön', 59.3235, 18.081, 18],
      ['Saltsjön', 59.32056, 18.09911, 12],
      ['Årstaviken', 59.31631, 18.11016, -58],
      ['Lilla Värtan', 59.34779, 18.12548, 51],
    ],
    wet: [],
  },
  strasbourg: {
    bounds: [48.49557, 7.61269, 48.68093, 7.89291],
    land: [
      [
        '{knm@ctF{nJkiNwnJctFsyB?ryBbtFvnJjiNznJbtFryB? aq}gHcaDcpA?bpAbaDhrFjcIhrFbaDbpA?cpAcaDirFkcI',
        '_y`n@_By`A{m@oNoV{IkKcMgNuNqNoLkHiEqD}R{e@aW_Y_Ze^_gAet@TlA`xA|b@b^zYrXzVd_AtMhK`NdOfOhOtK|InVlN`T cnfgH?axAmbA{Zet@mT}N_G}@j@~@OeAaAwA_KqTaMiP_To[sgAgv@s@N`{Arb@l[xS`P`Mbc@|BL}@o@`A`HdOtTdt@zZf^',
        'kfon@{GyHix@wc@}FoDkDoOyIsa@s\\ajCTzGpHzcB~bA~a@|I~OlDnDxFfNfmA sp_gHjB_DilCulBcl@azBce@m}@a\\yjAey@c}FuDkBlC|uDt`CrkAl\\f_Ape@hzBdk@lq@reE',
      ],
    ],
    waters: [
      ['Ill', 48.58201, 7.75452, -38],
      ['Ill', 48.58479, 7.75933, -43],
      ['Ill', 48.58035, 7.74036, -44],
      ['Rhine', 48.58313, 7.80568, -78],
    ],
    wet: ['petite-france'],
  },
  swakopmund: {
    bounds: [-22.70555, 14.48025, -22.61945, 14.57355],
    land: [
      [
        'ewrwAaBqD{AkByDg@a@~@hCXjANc@cAaJsB_CuBiCyCk@a@i@bEtC|@`DdDjAh@Cy@}C}AlK~GwOoi@ecA}|AmeA_n@oV?nR~e@ly@|lA|y@|f@zSnBtAzHvDvFdB|A|FjC~B`EpBl@E |oliCaAk@@h@GUqGiBqBwAqAiDaBiA_Fm@ER~@DVv@lEmk@sXqDeBkDoC_D{F_D_E_Aq`B{_Auo@m_@eO?rd@jjA~oBruC~oBjjArd@?gJmUw`@smAg`@z@KaBiBg@@l@LMoAyAcC',
      ],
    ],
    waters: [
      ['Atlantic Ocean', -22.66609, 14.51783, 0],
      ['Atlantic Ocean', -22.6625, 14.50987, 0],
    ],
    wet: [],
  },
  sydney: {
    bounds: [-33.95195, 151.10683, -33.74405, 151.35717],
    land: [
      [
        'qppz[aAhCtIbnAvZbRhJuAeIqP_XePkHq@fElFpGvH|IhKpLzt@lHrJzQnIrIvI|IlM~PnTjq@xXvs@vX~WdWlVrGgEcT}b@y]yXuSsNwQ{T_Xc[kQqGb@|IbKhLlMrNrMtLtKvJnJhJbJvs@xGlF`EtCxE~GbJhL|IpGfE|BxDxFvHvJ~Vbd@~V|vA~w@hSjHq@oKp@rNt\\vj@pv@hbA`iDdcAll@tU?suAilD_cGsyIocGkmD b`|lEzPpTjXb|Bb{@zv@dr@~UbTbRfPbRbT~U~WrPbIvAuCaKiRkgBmJc@x@rF|LfSnYrNtCgEuc@{Twq@{TePoKyFp@|IhSr\\z]`_@d`@ja@~XpPdHVtCrGnKjOnLpIpFtCxGzK~ObTnKzBuCq{@{BbBbIdPdIbB}B{IwBpBtI~PbKfEJoDuDl@uCqd@iSuCp@zF`MjFX{DoKaKqJwTin@}rAqwBe|C{tBsmAif@?nC|G',
      ],
      [
        'i|hy[wzA_j@grBqy@mVuU{TaTiSkSgSiSiSuL_FMfEpAe@{CgOiKuCcCuByD}@rAo@}CiGcZsBeBiPaCoFHsA{BoE{Cu@PtBsEaCiDqE{FaDiAnBWuCsGaTuCYbBJiAaDyFaGeGkGsGqGsGqGsG}HkJuKaMsNePwQiSyOgLwHgE_HuJoMePoKyFaBp@}@oD_HoKeG}BLtCtCs@j@hCfFxc@hR`s@dNrG|@yDjAzDlHnYlj@l{@~uD~ZjXpa@x{@v|@d[x`@lf@`l@bt@`|@`dA`lAxx@pe@fReBkEqHca@ |nqmEn[dIpPfLxFj@aDoJ_QoIcBhCtJ|J`KhKnKzKhLrLrXlNzBLcByOeY_a@sMkJ_GuGTxD|HbHeHcEkEi@Pz@vAvClEpTrCVeB_F_@`Dh[~GVkF{VWrE`MvKhJ|HrGnBq@sEuJcDp@dGzMfEkA}IoRqJoBnCnK|@qGcRu\\kYaVwRkOgO_OyNsN{E|@vIpRjWh\\da@`f@|dA~y@hUlOrIbS|m@vqA|b@`f@di@|sA|`@f[pUzOfJtDeDeDkIlBhPkw@gJ?fJpUzOfJtD?_o@{~A{nConIu~Aqn@xC',
      ],
    ],
    waters: [
      ['Sydney Harbour', -33.8465, 151.2595, 0],
      ['Tasman Sea', -33.85955, 151.23895, 0],
      ['Tasman Sea', -33.92514, 151.31644, 0],
      ['Tasman Sea', -33.90379, 151.33756, 0],
    ],
    wet: [],
  },
  taipei: {
    bounds: [24.97452, 121.4118, 25.19398, 121.6541],
    land: [
      [
        'ml}cVuCaJsrA{XukG_mRqkGytDe~AkOoLkeA}OgJsD?~hB~rE`}H~fL`}H~rE~hB?cEkKmQ}l@o_@q\\qRiQgJuKaMi_@mG?lGjf@z|@zlC~H klvxCmUkL_r@u\\sDc@vBpFfJtX~FkNbzAxxDlwGdvJhxGpzDx|A?alAeyCcfFisH}dFovCchAnKlSph@zk@vT|F|B?{JeLmQyVuy@k|@ilBiT',
        '{medVypCcj@{k@e`Bug@i[aNsDd@|DhGjKhQb}@na@jq@peB?cHqGglC_lBoReLwMi@xEbO~]vi@~_Bpj@lh@~oCzGhDfD u}nxCrgEbr@ri@zjAla@~_@b^j\\j[h\\j]`^d_@zyAzu@zbAf~BpHxC{BkqDubDka@e`@q|@}`@s`@i`@oc@kc@wjAmh@gp@qfEiCh@fG',
        '_lodVioEuVoWg[_]u`A}]e[yWsUyn@q[a`@_b@qe@_g@oj@}r@qx@qoCbEpmC`x@zo@lh@df@bd@ta@~^d[~m@fV~Yv_@l_@~~@v[hXxVdVhnE~B ehexCn}B|LzIxEw@qRoErAvMvV`x@nUnR|Q~NdHIkNqZutAeBpqAhZrML_HoNyQyQeUgw@kWgOcBtEfRt@cEqIsLm|B?',
      ],
    ],
    waters: [
      ['Tamsui', 25.05992, 121.50635, -80],
      ['Tamsui', 25.07468, 121.50657, 67],
      ['Tamsui', 25.10328, 121.47707, 49],
      ['Keelung', 25.09484, 121.49844, 34],
      ['Keelung', 25.0767, 121.54488, 2],
      ['Keelung', 25.05694, 121.5852, 31],
    ],
    wet: [],
  },
  tallinn: {
    bounds: [59.40852, 24.70128, 59.47398, 24.83002],
    land: [
      [
        'w_zuCeUq]iOyNiNid@gDyDcI_B}Dt@tB|Aq@sPgPqYwb@_l@wg@qc@k_@c[oZyYeYqXw]_c@gh@om@{a@gVsJ?hw@toB~gDf`F~gDtoBhw@?wFmNeVev@sP qr_jJxZ`n@dU`QzLzVu@QZd@vE|AdBn@j@~JrA?sAiDgFgHeJgLkPqTwX}\\mU_NoF?t[fx@|tAnqB|tAfx@t[?u[gx@}tAoqB}tAgx@u[\\v@',
      ],
    ],
    waters: [
      ['Gulf of Finland', 59.45125, 24.74956, 0],
      ['Gulf of Finland', 59.45768, 24.75684, 0],
      ['Gulf of Finland', 59.46333, 24.76131, 0],
    ],
    wet: [],
  },
  tangier: {
    bounds: [35.66073, -6.00377, 35.90997, -5.69653],
    land: [
      [
        'vrlc@}d@ux@aMyn@oUoUoUgJmNuR}Vc[cb@ei@gp@gw@wmAgdBwzBecGqpAgp@{OoUa[irBy{As~AchAc[yn@_r@u[}Gy@lrBzeFhyIxlMbxIpcF~nB }vsxEelAuxAs`@apGqdBseAkx@wVwVwVwVwVyRyN{J{F_A|B|H~YrE|@sAoIoQi{Amv@{i@mWgDUxPAbtElwNnwEhoCbgA?{AwDuG',
      ],
      ['jedc@sGuEkTEfE|BxStF yvmyEmBZ~S`EhBU}K_F'],
    ],
    waters: [
      ['Atlantic Ocean', 35.81997, -5.85015, 0],
      ['Atlantic Ocean', 35.83084, -5.82211, 0],
      ['Atlantic Ocean', 35.8526, -5.85015, 0],
    ],
    wet: [],
  },
  taormina: {
    bounds: [37.81377, 15.24514, 37.87673, 15.32486],
    land: [
      [
        'mdm|Anb@lV~JpADcAkBiAYa@CL~@SwBeJsCu@[Lp@jAbBjA|BtBvAnApPxH|JdMjOhRfUdX|p@|W`BpJjtAtZnQdH?{[wx@uuAorB{pAco@ ildfF~k@z`@nUrErBN~@bBdAtDjEhAxB^t@bAdApAxAvApAdAz@JSc@mAk@uEhDfLfTd\\l]v^~_@n{@~Zz@j@j@oZcv@sqAcmBsqAcv@oZ?|D|J',
      ],
    ],
    waters: [
      ['Ionian Sea', 37.84061, 15.29479, 0],
      ['Ionian Sea', 37.83586, 15.30164, 0],
      ['Ionian Sea', 37.83077, 15.30334, 0],
    ],
    wet: [],
  },
  tbilisi: {
    bounds: [41.56707, 44.62479, 41.83073, 44.97791],
    land: [
      [
        '_nkoG_tHonM}hRmnM_tHoyC?nyC~sHlnM|hRnnM~sHnyC? {ia~FweFirB?hrBveF`yIllM~xIveFhrB?irBweF_yImlM',
        'kbcpGegAmT{Tcn@wj@uQyPof@]{Ezf@dPvQrj@pVdl@jTfgAfC }{h~FbmH~gAd{@dhBdtAv`@~Zvv@q@i@ew@cZy`@{sAyp@}qBugA_mHuA',
        'cnlpGyRgYeE}EmIcP{RcV_Y{`@}i@m|@amA}jEqDe@dyB|~Cb}@fk@|a@hZ|TxQxM|HtEdEbYzY^vCh@ ozp}Fx]bd@zHbHtHfJtFrCpEvMh[fr@leAn}DX{CoqBoqC{r@a\\eN{EiCgFyHeHuG}H_d@wh@f@vA@',
      ],
    ],
    waters: [
      ['Kura', 41.69315, 44.80737, 46],
      ['Kura', 41.70213, 44.80108, 63],
      ['Kura', 41.71, 44.796, 63],
    ],
    wet: [],
  },
  'tel-aviv': {
    bounds: [31.9761, 34.6604, 32.1644, 34.8826],
    land: [
      [
        'yy`sEsDyA?xAxHdC?sDgJ{OoUi`@ck@_v@y`AivA}kBmaC_wC_qB}jA_e@?rdAhjC~oEruGjfEdwBzg@ocA obqbE}F{H{J{Lu\\wT{FqGgH}HqIoq@oyAmaCkiDy~BetAsi@?lqAvcDbvFnhIbvFvcDlqA?g\\my@uvAqmE',
      ],
    ],
    waters: [
      ['Mediterranean Sea', 32.08164, 34.75806, 0],
      ['Mediterranean Sea', 32.08556, 34.74942, 0],
      ['Mediterranean Sea', 32.08282, 34.74183, 0],
      ['Mediterranean Sea', 32.08445, 34.7338, 0],
    ],
    wet: [],
  },
  tenerife: {
    bounds: [27.81477, -17.04571, 28.76193, -15.97009],
    land: [
      ['|kkgBkJpj@|L_J kerjD`dBbq@wkA_fD'],
      [
        'vn~eBc{CmhBgdBmaBot@wl@yo@uv@e@qKwPsAfFelA}tE}rHw`@cgB{|@imDwmA{|@_l@yx@c^o|BgNm|@kyBgdBoiE_mGo\\eb@ulBepD{cEqj@wYcb@chEsyKwzBe}I}qAw`@fJ`TvfAxvKv`Ddp@rx@h~@xhGj`C|kDh~@xn@rKeCgp@sDhXlm@|d@baAncD`z@~d@lG`TzObuBfxKdp@ppAzOjXv`@v{A|jAfdB~lK`mCf~@db@jf@?heApc@di@|qAhlEl{@fvA`aA`gBlm@|jAhfDn{D~r@fJw`@ qjelDkx@oKph@f~@lW`G{@}MyT{LrDpUhEaQyoAwvAsAnM?{J{JyNyRci@_L}SpAyUcRmp@kyCg_Fon@yiBibAcpAcs@}a@mt@k]nQh@eLqgA`Xvu@nmApf@ffArxE|cBpl@bpA|bAtsFtzA`vAjx@nsAh|@|`AjyClr@nj@ha@pj@h{CbgH`tCboDh_Bvu@jY`wBr{Jvu@lpBlQfJ|ByLfDbT|~B|_@uZge@s_A_|Aqd@em@k|Di{AuuDqgAksE{hAu|Akz@sxIauFyfEejAu{@cq@',
      ],
      ['lcebBoGtCvO qdulDvGxFoJ'],
    ],
    waters: [
      ['Atlantic Ocean', 28.1568, -16.34357, 0],
      ['Atlantic Ocean', 28.18029, -16.26247, 0],
      ['Atlantic Ocean', 28.19251, -16.18137, 0],
    ],
    wet: [],
  },
  tirana: {
    bounds: [41.22435, 19.69855, 41.43115, 19.97395],
    land: [['ok_yB?nwB~oFlhJ~`NlhJ~oFnwB?owB_pFmhJ_aNmhJ_pF knl{FzhJlnG~sDlyA?myA_tDmnG{hJmnG_tDmyA?lyA~sD']],
    waters: [],
    wet: [],
  },
  tokyo: {
    bounds: [35.53293, 139.55927, 35.84047, 139.93793],
    land: [
      [
        'clyrYijI_pNsuS_pNijIudD?~J|V|b@zn@fu@t{@`bAlhAb}@vq@lf@b[va@jh@t]_FdCtHjLxOpi@dq@r\\|c@ni@lt@|y@rcC`v@|mDpFc@gkC|zJdLpEqEguKy~@q|D{NwGgC~AvJ`b@lNva@pTbYjHbJxMnaApXhBfWfUjSxMjHzBo@yFcMoRe^_j@wu@sp@ok@mf@ka@eP?dP``AxYri@vqHxvSnyGh{Db}A? sanyEclGqeC?|jAzvCzbFvnHllF~iDtgBhe@pa@z]dZlVtJ?uJmV}KiAdDknEicAqy@mt@{p@_{AmrA{d@ad@m_@o\\yVsl@uTq|Bt@pDvcBynD?fHfHnzDfX~kCrL~KzOxTzVhr@bYdjA~p@bjA~WlWzXbbB~p@VnRd`@zm@~i@`f@bb@f^n}@n}@rYzTbPnK|RhZxa@bi@lh@rg@zf@leA|VxWzIbAqeCclGsrKgyO',
      ],
      ['_fatYyFcKkOuS_XkSqN}IgEb@tG~NlVlTpRrPpNvH|B k{mxEwQiJ}BnB~I~LfPhSlVvQ`MjHrCq@yFaMgS}RqR'],
      [
        '_matYkPkaAeNmJoHaYgT{a@{Mob@cKmBdDhIptDmkBsw@sp@ah@u`@u[iXsl@sReOaLgHgCnFhl@vq@|m@|i@`f@`f@`f@bf@hjAr`@z]b[xH oxqxEe_@yaBuY_XgX_jAwp@}iAeXas@uWuWmS{MkhCfd@zUhZl^x`@rc@pf@rtAjm@bo@js@rv@pbAdtEpNnKfE?gEyHgLyOod@_M}IyFdA',
      ],
    ],
    waters: [
      ['Tokyo Bay', 35.64242, 139.76904, 0],
      ['Tokyo Bay', 35.60075, 139.85442, 0],
      ['Sumida', 35.675, 139.783, -67],
      ['Sumida', 35.6478, 139.76626, -66],
      ['Arakawa', 35.72, 139.84, 67],
    ],
    wet: [],
  },
  toronto: {
    bounds: [43.47739, -79.63859, 43.84321, -79.13291],
    land: [
      [
        '`vxaN?vp@pbBjtCzmNr_Bn}@n_AjaAjcAheAjaAn}@ry@tu@ts@xq@xo@zm@dvOdiAn}@xq@`f@xo@ry@p_FjiF`rBb{@pe@zt@bdAnsAj~@fi@bT?g|EmyLwvS{sZwvSmyL _jojGzuC|jC``CbuB~pGrz@vj@vc@t\\rUrNbRtUdYt\\~VjQtK~EdkA`Vp`@bk@tu@tw@py@n|Dr}EztCjlCfs@xa@lP?a_Dc_Ic_Ng_Sc_Nc_Ia_D?vd@ljA',
      ],
      ['~bocNieAck@_QfGja@nb@vc@zd@`f@n[~PlFcB}Rwc@ s_hiG`MrLhLzKnKzDYmF_MuLgL}KoK{DX'],
    ],
    waters: [['Lake Ontario', 43.56427, -79.27197, 0]],
    wet: [],
  },
  torshavn: {
    bounds: [61.91719, -6.93446, 62.06461, -6.62054],
    land: [['rkhg@?jhCtqG~zKjdP~zKtqGjhC?khCuqG_{KkdP_{KuqG csnyJ~`Gn`E~_Cn_A?o_A_`Co`E_aGo`E_`Co_A?n_A~_C']],
    waters: [],
    wet: [],
  },
  tromso: {
    bounds: [69.62111, 18.88494, 69.69819, 19.10666],
    land: [
      ['uxmrBlJtUz`@ppCh{@`I~@}Q{d@{w@yjA}t@e_@ }nlhL`F~FxGf[tGaLk^oL_HoC?v@pB'],
      [
        'ydrrBmGaJef@wGoa@oD_Jc~Ak`@sW{NeFpEhS`a@xn@``AhPrTtTxJ`HpF@sCqIcHwJyK}LzK~AyA{GwHeEaM_UkL}DuN{KuCcgBy_@mW_OwMaLkV{QesAi`A}m@o[cIlUxTxPdGzMr@k@cPmR{J{o@cIiJ_PmBRtCvGksBcg@m[yOaD_OyYwd@qo@mc@iWcK?pbAdfCxiEhmGd~DznBr_@{rB`jBjx@|M|PxKxJjDjII gjahLyBu@{@VlH|A|AfT|DpAU}BsDeFyGoI_LoAQ}AoBqCyFgDcDeFgCoBkA_@wFaFqH}EsBi@u@Uf@f@`DxCvAnVrEfCv@Ul@pEeGkk@cc@qZ}QkIwBBkBsB}IcAiC}HoEi@xAzAvGhClAfB~BzCk_AgXyTmQ_NgJoFwB?v`@lbAbdBzeCbdBlbAv`@?mE{KkRc_AsUcJ{@N}@yCsByJgD',
      ],
    ],
    waters: [
      ['Tromsøysundet', 69.65965, 18.9958, 0],
      ['Tromsøysundet', 69.67525, 18.98832, 0],
    ],
    wet: [],
  },
  tulum: {
    bounds: [19.96611, -87.68565, 20.40499, -87.21805],
    land: [
      [
        '|`{sOvnEpaAvh@db@tR`T`z@`MvRlGyAaMiJfCtRbb@tq@jm@di@~d@v`@n\\hX`Tji@iFcBI`EnK~o@lx@ld@fJ`Fj@sKiQ_qAdB~Ltk@vWfNbQfQv`@pUfQlNmGg\\jeGjyRvoGztD|yA?}hD}rIy|NyfTw_NwxG y{m{BtgHjjB`oAt|A~[dPvRfHvTlWjYjYfLxPjU`Zt^r`@rb@pd@pf@ph@pj@nl@jvBpFjFtF`FvEfkDdxElgD|`AnqAjuElnFxlCfjE`Q`HwDw[q|@kf@eL}B|BdL|c@pf@fk@dKnAa_E__Ka_Q__Wa_Q__Ka_E?ng@~oA',
      ],
      ['bsstOqU{Aj@rEdCfUfAc@gA mrkzB|DrF`DvAKkIeDgB_A'],
    ],
    waters: [
      ['Caribbean Sea', 20.17487, -87.4215, 0],
      ['Caribbean Sea', 20.15096, -87.39656, 0],
      ['Caribbean Sea', 20.14892, -87.3738, 0],
    ],
    wet: [],
  },
  tunis: {
    bounds: [36.67647, 10.01983, 37.02683, 10.45767],
    land: [
      [
        'imc}@sCqPm]qbBo{@s_A}cAchA{cAw_Am{@gjCsj@ksAgdBkf@uIqCp@rM[cFwD{B~DjExMvGvBpEjTxMbHnBeAwZRrDhHjKhSxJ~JhMdQ|j@v`@v`@fQxg@nU`TtRhQzOxHxAeCiJeCxAxHdb@xg@lt@lnCvmAnUfJdvAnUzOfJrDm@mGmNsq@chAksAw`@ieA{OaMei@u_AiXc[}]}cAqc@ilAsj@yn@_s@gw@m{@w_A{cAmtDynDs~AgdCmt@sb@{P?p~Db~Jr}Pf}Vr}Pb~Jp~D?wgAmpCeyE{aHizEyrC wlaaFn^jj@jv@jqCniA|dAh`At{@xq@zg@~]lv@vVdjAzeBfi@~OrNbM~[tBbAxDjOrFzAjA}@eAp@hMtK~IhHpFhQzGfB@_JtM]gHnF|RjkAnp@~]pIdLrAi@gDgHeL{NmQcTwVwR{N{JeLsA|Ft^jWfJpI|}A~[lYvV`TxPnMfJnMdHrEhDlQ?}B_`@s|AqIdL|c@jtBvs@t|Azg@|c@~_@~[bVbPdJ|HgFoTeq@hMhx@hcBfnCljBrfAzb@?ixCqqHyjMcdRyjMqqHixC?zFvN',
      ],
    ],
    waters: [
      ['Gulf of Tunis', 36.81759, 10.23875, 0],
      ['Gulf of Tunis', 36.79569, 10.34865, 0],
      ['Gulf of Tunis', 36.80438, 10.40121, 0],
    ],
    wet: [],
  },
  udaipur: {
    bounds: [24.39098, 73.46773, 24.79792, 73.91527],
    land: [
      [
        'iyhbM?xbErfKjjQfnWjjQrfKxbE?ybEsfKkjQgnWkjQsfK kvmuCbgUbuO`cJ`qD?aqDacJcuOcgUcuOacJaqD?`qD`cJ',
        'aau`MsCYbB`F|IvHrGjFfEp@cByFoKqIqG q}buCkHcI}IwJoKuCbB|IvQzM|I~EbB?cB',
        'wst`MoK}HmF{CkAc@?d@vD\\pAtDtFvAtA`CjHpDxD`EfEnBX}@uCsEsG uf|tCyFkH}IoKaMqJ_HoEuGWPYgAkAmDVfB~C~F~I`MtLhLzKnKlFjA',
      ],
    ],
    waters: [
      ['Lake Pichola', 24.57294, 73.67645, 0],
      ['Fateh Sagar', 24.59836, 73.6743, 0],
    ],
    wet: [],
  },
  ulaanbaatar: {
    bounds: [47.5417, 106.5873, 48.3293, 107.7629],
    land: [['_fdqS?jaOrc_@~eo@fh_A~eo@rc_@jaO?kaOsc_@_fo@gh_A_fo@sc_@ a}fdHjaj@th_@dpTpwI?qwIepTuh_@kaj@uh_@epTqwI?pwIdpT']],
    waters: [],
    wet: [],
  },
  uluru: {
    bounds: [-25.58022, 130.56926, -25.00738, 131.20284],
    land: [['i~_`X?dtGjiPp~Xvsa@p~XjiPdtG?etGkiPq~Xwsa@q~XkiP ~o{xCni^xnVftNryF?syFgtNynVoi^ynVgtNsyF?ryFftN']],
    waters: [],
    wet: [],
  },
  ushuaia: {
    bounds: [-54.88651, -68.49041, -54.73269, -68.22349],
    land: [
      [
        'vwh_LnCzGjLvPla@br@taFt_Axu@~k@df@l`@rZld@tKwFqKm@uN}MwFoOqFoG{BL~Fa@tDdH~Hdp@lKF{Fc@d@jB~LfJ|]xqAtsCruEnwGjqEhkCbeA?ysBohFi}IcrMi}IohF fffmI|eGviAzc@]uGiO_qAcTyNqIuCb@|EpUrIlBhM|CGuCg@d@bAhDrE|ExJpHnD^s@p@o@u@`s@tRnPjN~YnM~]pNdN|MrMgf@e|AcrC_hEwuCocBgq@?rd@djA',
      ],
      ['p}y_LcD}UaEwDoDoALlBhQzHpFpEhD ninmIoBm[cCk@f@fBbD~Ex[vEAcByF'],
    ],
    waters: [
      ['Beagle Channel', -54.84821, -68.28996, 0],
      ['Beagle Channel', -54.84592, -68.26692, 0],
      ['Beagle Channel', -54.86267, -68.2751, 0],
    ],
    wet: [],
  },
  uyuni: {
    bounds: [-20.57652, -67.08184, -20.20188, -66.68216],
    land: [['rdzuK?zmDt|IrkOjzTrkOt|IzmD?{mDu|IskOkzTskOu|I t_c{BrnStjNxfIzbD?{bDyfIujNsnSujNyfI{bD?zbDxfI']],
    waters: [],
    wet: [],
  },
  valencia: {
    bounds: [39.36402, -0.48775, 39.56938, -0.22175],
    land: [
      [
        'xju@px@huCvg@nN`MrKfJhL`AaA_A{HaFiBeBZr@`GnEp@GcAyVcTea@n|@xlC`}EjmHxaFbvCrjA?_xAaqDajGacJkgGwkD yzppFfuA|}D`{@r`@zg@do@jv@~nAnW~WtIl@xBnCjKjFnApC~@jMzZlh@dmHj|BpsBzi@r[hM?{xAurDolGkfJolGurD{xA?~C|H',
      ],
    ],
    waters: [
      ['Balearic Sea', 39.47796, -0.31462, 0],
      ['Balearic Sea', 39.4826, -0.2981, 0],
    ],
    wet: [],
  },
  valletta: {
    bounds: [35.80146, 14.33782, 36.00304, 14.58668],
    land: [
      [
        'kqovAobA_l@obAkf@gJsD?rDfJz|@~k@nUaMsq@evAs~E}~Bc[w`@kf@_l@uq@ep@yn@mm@_l@qc@c[uRgJkGsDyA?yAsDoG}]ulBkf@w`@c[oUgQaM{HsDk@zHfJrK`MnNxOtRnUhXtq@zOzO~El@~E`MbTddBduBhyBnuCzjAbhAheAnbAtx@xn@~d@vmAlNzu@zOfJrDxA`Mdi@nRp]hG?iGwa@ ciszEwZyJ{Ji@fDfHdLdJfHlSvVxNpMdLzJlSxPzFdNlUt\\|c@~]`XbRdLdLdLdLdLbPbT`X`\\lUxNfHnGrd@xRvVtZr^~_@ha@rb@|c@r`@lx@vVxNzF?}FSpEzLfg@bPj[h]tb@zJfDi@u\\{LmSs`@cTwVkY_\\_^_`@}a@gcB{JwZwT_`@ek@ymBymB{dEkh@g`@wNyN}Nw]',
      ],
      ['ckrwA_@mE}GoCvB`DdK saczEgE{Bd@lCjJdB}A'],
    ],
    waters: [
      ['Mediterranean Sea', 35.93305, 14.50027, 0],
      ['Mediterranean Sea', 35.95284, 14.51903, 0],
      ['Mediterranean Sea', 35.97024, 14.51261, 0],
    ],
    wet: [],
  },
  valparaiso: {
    bounds: [-33.11781, -71.69128, -32.95849, -71.50122],
    land: [
      [
        '|_ptLo\\mGgCyAsD_e@uRgQiXqc@gi@{OiXoUmUo{@anBsq@kf@c[{OiQuRaToUiQaMyHsDmGgJ_^aTgCtEeV}o@mnDojAiq@cX?brAheDlxFrkIlxFheDbrA?eDoIsN{S{R{Q f_|hEqh@wReR}c@mQ{hAau@k]kYkYwV}F}Fi@~BfBTi@sA}BiDeHeLePaTcVaXaZ_\\u\\k]s}@or@sb@mi@qDwB{@tdAljC`pEzuG`pEljCtdA?eOo_@so@}_Ayo@w_@uOUwD{I',
      ],
    ],
    waters: [
      ['Pacific Ocean', -33.01381, -71.60417, 0],
      ['Pacific Ocean', -32.99816, -71.60492, 0],
      ['Pacific Ocean', -32.98441, -71.60266, 0],
    ],
    wet: [],
  },
  vancouver: {
    bounds: [49.17378, -123.34668, 49.39092, -123.01382],
    land: [['pfumV?rpCfbHzsLneQzsLfbHrpC?spCgbH{sLoeQ{sLgbH uk~kH~zJ~{G~|D~}A?_~A_}D_|G_{J_|G_}D_~A?~}A~|D']],
    waters: [],
    wet: [],
  },
  varanasi: {
    bounds: [25.18423, 82.83588, 25.48487, 83.16852],
    land: [
      [
        'aprxN_bHssLceQssL_bHqpC?ppC~aHrsLbeQrsL~aHppC? sugzCafGobC?nbC`fGriKbmOriK`fGnbC?obCafGsiKcmO',
        '_ctyNAgBuFyy@u|AyFuGaNm@x|A`y@vE~A@eBoEiIwLeQkT{Xg~@}d@ig@sk@en@iy@seAirDcLkEkAjArIvrDjiA`|@lw@lo@tj@jiAj_@l[dVtUhN`KtG }ckyCzZlZv\\~`C|xFpG`AyF{KcyF}~ByXoXqW_VkToSaR{QgPwOq^oOaMaIwBdDhLlj@s@wD{F{FkFoj@}LoDjCbJfNx`@`PrQvQxVfTzVh[',
      ],
    ],
    waters: [
      ['Ganges', 25.3116, 83.02304, -46],
      ['Ganges', 25.32768, 83.0545, -10],
    ],
    wet: [],
  },
  venice: {
    bounds: [45.36513, 12.23292, 45.51007, 12.43948],
    land: [
      [
        'u~siAyiCeoEq_No_C}t@hn@|_@lsA~i@rg@fe@~b@zd@xf@xh@nzD`aAva@zb@t\\lVdP~I~N`Tlx@hWfPlIjBjFfJhNdRjMrHxC? amstGy}Bk~@l@~AjCbPrOhp@`TzMpGhA`GrLjRjlBpk@vXb[h\\l]t^v_@~b@`f@nvA|q@vw@j}@`cA`r@~`@~O?k~@y}Bg}Ds|F',
      ],
      ['k`bjA{B}EgFeFkFoFmBRtCvG~FhFnEvDpA sbjtGwDgEmBSdA~CbDjDlDrDbBR}@iCyC'],
      [
        'kpcjAcBsCkKmJcJeQaE{DsDoDyEeGsH{IePgEg`@kQwH}Sgn@oIsHqGgGwFmF}KsCyDMp@nBnDxExPzTzIzTbJjJlJtSlHv@bAnBbExEl@p@tBbVtGvKlDbHpBhB~BJ]cAoJqC{OaDaH_CiB{@?h@jAlExFlM`MtDlEvEx]vObTZG_AuS}OaGuUsEeD}CqLgMmFmDeA_@@h@vA|BnGtCzOdHvF`Bh@Ww@mBwFsH}DiLwG{RxCjJnFvF`GjGzm@zHxHnHjHfG`FzDbGjAd@? gsitGeBwAeDuF}HiRsDcCuAi@IPl@hA`DtAxQdGnB`EhIdBnB|BfDrE~FjQrG~N~DhCpAVQgD{HwD}KqDmCiByBq@ZpAx@@c@W?dBbBVAO}@k@w@{Bs@s@{@aEq@eC{@wCuA_BaB{AmAqAoCkBiCaDc@Af@tIjBpBb@TPmBmBoAcGg@B^~CdCfBxBhA|@|@|@lAtAnCt@dCrBjCxApAxAfArApB|@P@WsAxB`EbBdAh@FaBm@eA_BwBkC_DsD}JaDmC}B',
      ],
      ['urcjAgCaFwH_XoK_q@_X}GmD_Ap@fC`FvHhs@hZhWzIzFrCr@ itgtGeAk@Ml@j@rGxBhAvAbBrBnAl@FyB_ByCcBcBcBcB'],
      ['y|fjAaS{l@sfAqb@a_@o[ep@_cA}R}P_OcMmDbBtJdtBb]reAliAjhAzKtKnK`E sdzsGad@ucAwfBun@af@m]wj@s`AmMaFLxFnIhL~NnhB`]`oAx{A`dBrIfD?gD'],
      ['ymijAiA_BoBaCuC{A]XrAbBnB|BhCvA\\ yxgtGcCoAc@Jz@dAnAxAbB`Ab@@[w@oA'],
      ['wajjAcB{BuCmDgE_Cu@PvAxBrCtDnEbCt@ omktGcDeBi@VrAhBzBpCbDdBh@WsAgB}B'],
      ['epjjAeI_O{TeOoI{CVnDbIzMlR`NrI~Dp@ u~mtGqD{@n@bCrEdHvJpGlDjAWwBsEqHoK'],
      ['ycojA}Gek@mjCul@cb@uW_MMfL~Yrg@fe@~b@p`@h^hZlVnRrNlF }pjtGsGmVieAePgEtCrNdPvQhSzT~P`MbIfEdB?eBgE_F'],
      ['m}vjA{IaKiLoMsN_HkAhC~I`KhLlMrN~GjA w}stGoK_Fq@zBjHvHbIpI~IdEr@cByF_HeI'],
      ['srzjAoRkx@{c@uIcGkDsA?pEfLtRjYtV~SfQrN|B snjtGoRgi@iVqCpBvJ|R`[`V|PxKvFzBA{ByFwJ'],
      ['{s}jAi]uGiC~K~e@? gkytGf@rA`HtAwJsA'],
    ],
    waters: [
      ['Laguna', 45.44337, 12.34442, 0],
      ['Laguna', 45.44708, 12.33988, 0],
      ['Laguna', 45.45161, 12.33802, 0],
      ['Laguna', 45.45739, 12.31569, 0],
      ['Canal Grande', 45.44146, 12.33026, 21],
      ['Canal Grande', 45.43968, 12.335, 46],
      ['Canal Grande', 45.44114, 12.3235, -20],
    ],
    wet: ['dorsoduro'],
  },
  verona: {
    bounds: [45.37568, 10.89637, 45.51232, 11.09113],
    land: [
      [
        'oqoaAkiDu~FwsIu~FkiDgtA?ftAjiDt~FvsIt~FjiDftA? }bttGovByz@?xz@nvBjrDbnFjrDnvBxz@?yz@ovBkrDcnF',
        'wrwaAqyCc`@wU_PeWkJsIoGaGqFkF_D}B}CkBwHuDkDmDcEoEuE}DuCsBaBoA}FyBqCkGoKyN_sAkcBaDe@~{Bfz@rNlK~FfCrBrIhBpCvFzFhGjFfGpE~EvDfIvB|CnA~A|B~C`EtF~HjInWdP|Uh`@hyCtC swqtGhyBzZvTxQr\\jJ|FpCnALg@aB}DaLmDaJoDgCyAo@ONp@lA~BxD~EjWfQdJfLlNpP~tA~bBV{B}{B{{@kPkNwKkIwPa_@iEaDiC{@QR~@hBjDrDtJ`E|KhCx@RGw@cCoFmI{\\cR{T}ZcyBO',
      ],
    ],
    waters: [
      ['Adige', 45.44066, 10.98712, 0],
      ['Adige', 45.445, 10.9905, -63],
      ['Adige', 45.44473, 10.98027, 53],
    ],
    wet: ['san-zeno'],
  },
  'victoria-falls': {
    bounds: [-18.00267, 25.684, -17.76283, 25.936],
    land: [
      [
        'o|u{C{sAgsBepBiqBoCJksBMo@kxEepAsz@_m@kwA_@eFmIgd@wHgLiLwHoBzAjc@_CpDlx@^v@_@le@\\tAnq@neArEK~tAJfBI~xEvpBdhBthBdrB~gBsb@o{EwiIaxLuiIo{EgmB?fmBn{EtiI`xLviIn{EfmB? d~xkBd}@fmAf_All@Df@v_@i@v@pr@tYx]``@hsA]zEtArdAhHjBkBiHsKmJccAeMuRgy@Zs@]ab@^}Bgc@}c@m@e@g[d@[g@ur@}^qh@yz@olA}kAsdBypE}gB?|gBxpExyHtbLvyHxpE|gB?}gBypEwyHubL',
        'ejw|C_Ect@iO}IuPcLuSqjAqoBsC^zyCf_@xRv]dKbPvs@vAmEq`A_Mj@~]xCy@kId@lCnI|AO}F{UqEvHhaAbI `qnlBfGhWvJpMlc@rS`Udu@hfA_@cC}bByWaT{w@}NkKcWeCcDcQaFoHuM{BmHsNgCb@tNbGbEnFtHtDrClQtF',
      ],
      ['k{c|CoBoEiEiDuEnDfExEtDjD v{~kBmDo@IbBbIpJ|AMgByI'],
    ],
    waters: [
      ['Zambezi', -17.9016, 25.84434, 39],
      ['Zambezi', -17.8854, 25.82546, 26],
      ['Zambezi', -17.86192, 25.74751, 25],
    ],
    wet: [],
  },
  vienna: {
    bounds: [48.04337, 16.11522, 48.35913, 16.58898],
    land: [
      [
        'wlkaBq}KwlRc|XwlRq}KinE?|gBncDzrAzsAlyDpbDv{@|{ArgD`pBl[rcAxZfpCni@pxFpIhEjEuoCqjBgrAegAc_@uZscAa\\aqBkhDo}Am|@ubDw{D{uAouAsdDh}Ap}KvlRb|XvlRp}KhnE? q{zeHisGciC?biChsGl}KrgPxpEgXeV_a@c|AmyAeb@{{@ezBwzAcYggAoYwuBwd@qxFyBd@fFltCjhBjfAnx@jZjYfgAxYn{AvzBz|@rb@nyAf}Axa@|VtXn{DhsGbiC?ciCisGm}KsgP',
        'm~zbBa@kBaDmEwOwIuKwLcYmJmQkJcNcRwm@sy@w_@ghAwj@kq@k`AumAmjEnvG|_Ajq@hj@`hA``@vy@`n@pRtNnK`Q~HdY`LdKhIjObE~ChB`@iFnApAzB yfkeH~UbPbMzJ`SdH~F|ExIfBt@dAlDrGvV``@`T`r@|Y~XbZ~[jcAgcB_Z}XwY{q@kTa`@{V{GqDkAs@{A{IqEuFyGuRmJyLwOyU}dBw@r@~j@',
        'q`}bBymGsu@kqBiuA_gBydCkGqBlAn{DzzAfxBbxArmGlH ctreHpfGnp@j|Aj~@l`AlmAPcCqB{nBm}@s~AmmAgfGm@',
      ],
    ],
    waters: [
      ['Danube', 48.22312, 16.41162, 54],
      ['Donaukanal', 48.21531, 16.37269, 44],
      ['Donaukanal', 48.228, 16.364, 86],
    ],
    wet: [],
  },
  vilnius: {
    bounds: [54.63805, 25.19053, 54.73225, 25.35347],
    land: [
      [
        '_jwxCqmC{tEc|GmwDviBb_@tJfJvKvLfLzLdMjNtNpb@zRlV`X|UxV|XzZz^lc@~e@lg@~e@|h@lj@ni@j|@jBoAeCqfBoi@}f@}c@kf@cf@_e@}`@c_@uYsWgUaSuQuQ_c@_QuQkNoOqMqNmLwJaKcMmj@qpAwRqmCgfA?ffApmCztEb|GztEpmCffA? gc~lIkqAgh@?pb@|gDjl@bM`JxHbGfDdBf@A_BkM}Ds@`EnIzJbIbDm@cE_G{EoAfBxEjG|KxApADiTsEaBjAtE~FjEn@yDoIgKcI_Db@rDnMpBDm@sByDcHiIqJqMkRs_AwaCxBjqAtzBvcDtzBjqAfh@?gh@kqAuzBwcD',
      ],
    ],
    waters: [
      ['Neris', 54.689, 25.285, 10],
      ['Neris', 54.69062, 25.27946, 12],
      ['Neris', 54.69065, 25.29471, -40],
    ],
    wet: [],
  },
  warsaw: {
    bounds: [52.16381, 20.90443, 52.29619, 21.12057],
    land: [
      ['eir~Bc|DmoAclGgmB{rAm~@kUqTcj@uYaa@kg@c{AorEhxCtzGfyJtzGb|Dn}A? afa~H{rBkOdrDznA|_Ars@fSzTto@pYf[x[`y@d{B||Azx@?{x@{rBulDwfF'],
      ['_ba_CgyJuzGc|Do}A?n}AzHtrEpyA|e@t^dYvi@fVpU~h@nlAf\\ddAzzAbpE ysf~H?zx@zrBtlDvfFtlD`Eg{Bex@wZgY_Yio@mVmSqb@g{@}U_r@i~@oiC'],
    ],
    waters: [
      ['Vistula', 52.23824, 21.03642, 57],
      ['Vistula', 52.25716, 21.01271, 50],
    ],
    wet: [],
  },
  washington: {
    bounds: [38.83975, -77.10085, 38.94925, -76.96015],
    land: [
      ['bpruMqnDs]yg@wNwOuQkQyPod@iU_WkU}PqIYdEhyBtwDbzBn|@? wrplFfoB`RnVpI|LfQlS~Tjq@pYnXfZv^hf@lq@dt@?{n@y~AwnCs~D'],
      [
        'pnquMczBuwDguFuwDczBo|@?nhAzi@dc@j[lXjr@l^r]fa@xnA~Ag@wBaDcFwnAm_@u\\}Wkq@i_@s]}e@yj@yw@?n|@bzBtwDbxAaEZtJ~SxW~V|Sfd@`RtQ`S`RxQjQvs@jxD easlFy~A{n@?zn@x~AvnCt_@rrA|k@|^`OvEfE`JfQ`Wl|@rD|BzA`@gAm|@yUuPyGcEyGiPea@{l@k_AvaCvnCx~Azn@?ss@us@ok@{d@s\\aY}Weq@kVwSuRyNwKeIc_@wuB',
        'bhfuMgWqFsFqD_A~@fWrFpFpD~@ msilF|Rp@q@iC}D{D}Rs@r@hCzD',
      ],
    ],
    waters: [
      ['Potomac', 38.88304, -77.04898, 56],
      ['Potomac', 38.8667, -77.03562, 67],
      ['Anacostia', 38.86858, -77.0019, -34],
      ['Tidal Basin', 38.883, -77.037, 47],
      ['Tidal Basin', 38.8855, -77.04, 47],
    ],
    wet: [],
  },
  wellington: {
    bounds: [-41.33416, 174.72036, -41.23784, 174.84854],
    land: [
      [
        'yo|i`@bq@rq@pq@pLfIzExDZMuBuFuD{E}EmBoD_AwAs@IdAxBx@zCnF`C_aDiu@wj@a`@oUaMsDxAnUfJfJzVp\\v`@v`@zOzOzOzOx`@zOt`@zOzOzOr_@vg@|Yhh@vv@beArs@`b@pP?od@_jAmoB{tCikBsaA |ttzFhe@`n@nt@`QrPdPn\\nGjCDoAQJ^VvA~@zCzCbF|E|EbApBdBBj\\vKxLxMxNlS`Xt\\h~@vVnQtX`VbRfJrAU}BgFwR}F{Ji@rArEjTha@vGzD|A?ci@isAk}BsgDk}BisAci@?|AzD',
        'svvi`@L|BzAvCVGXQq@oA `g}zFQy@mAm@i@g@vBt@h@\\',
      ],
    ],
    waters: [
      ['Wellington Harbour', -41.27926, 174.79342, 0],
      ['Wellington Harbour', -41.27493, 174.79115, 0],
      ['Wellington Harbour', -41.27261, 174.79435, 0],
      ['Wellington Harbour', -41.2692, 174.79842, 0],
    ],
    wet: [],
  },
  windhoek: {
    bounds: [-22.63015, 17.02473, -22.51885, 17.14527],
    land: [['cbugB?ts@nhBd}C~qEd}CnhBts@?us@ohBe}C_rEe}CohB f`uhCvaEbqCj`Bto@?uo@k`BcqCwaEcqCk`Buo@?to@j`B']],
    waters: [],
    wet: [],
  },
  xian: {
    bounds: [34.00904, 108.75455, 34.59556, 109.46455],
    land: [['ubk{S?ruHflRzb\\nye@zb\\flRruH?suHglR{b\\oye@{b\\glR quzpEja_@x`Wd`Or_G?s_Ge`Oy`Wka_@y`We`Os_G?r_Gd`O']],
    waters: [],
    wet: [],
  },
  yerevan: {
    bounds: [40.09356, 44.38437, 40.28794, 44.63883],
    land: [['copoG?hnBt}E~lIf|L~lIt}EhnB?inBu}E_mIg|L_mIu}E gantFbsIb~FbiD~sA?_tAciDc~FcsIc~FciD_tA?~sAbiD']],
    waters: [],
    wet: [],
  },
  zanzibar: {
    bounds: [-6.6511, 38.73, -5.3869, 40.0012],
    land: [
      [
        'yiimF|uA|jA|jAdcCpc@rDmaBm@||@zpBboEfkB`tCkm@pj@fxKdi@zOhrB~k@x{AdCiyBagBseFqc@iXmGdi@`z@tKcaAu_AufEqc@uYu~Amt@c|BevA{pFooBsq@_e@eCn\\~xE{vCw`DgtTirBwsFoc@}]{iArzSpfq@~qTrkMheF?{zCwvHsrM}{`@mjH nuo_@`gFf`CdnA`vAt_AngAdmBnmAz}Eh|F~uI~~Bf`C`y@hqKx|TbqDd_NhzDniExiF|aDjyCz|HjvDzlAh|Bh}C`qDdgB`w@biNjuC|fC||@tyBhzBt`@bTnfBdo@xo@?wTmWk[asBlp@t`BduSdkDvrEdfAr_EnxDpm@jHchPcqa@gzr@kcdAgzr@cqa@chP`Qdc@',
      ],
      [
        'yiinFb[jsAv`@?cTzHuRaMiXoNci@uK_FukC{cEevAcb@u^qXP|KcR}Wg~@zSd[qKib@qWyH}cA}dD_l@eCdb@ei@ux@}]}wBwfAc|BuRiQrDxg@tK{Oiw@k@tYpbAlNevAeb@o\\sq@_l@mG_FaM_l@q\\uRiQuRmNksAaT`Tl@aFaMep@{n@oc@ei@ytAqc@yg@ilAuR_FtRnUfeAlnCnoBfw@tfE~wBnpApc@~jArq@zO~y@hXhXsKaz@}]k@lUrDxg@noBtR`FmGlGlNnbE|}Cd}Arq@pq@xAkf@l@lt@bMz]l@aMcaAzVpUbuBv`@noF~_B|d@lhBsDoUs~Akf@mU p{dd@ktD}}GizDuxAwpEazAkvBk[wTfg@dk@t\\sCmpDymD}_BmsAyoDolGmUgVsNmqAodA_H_`@g@v[qH`Ex|CvmHpcCbmDr~GtpEtvEbrAzgF~zFrb@dLfe@zfAzaD|aB`zAniCbV~z@~}Axm@{HzJtVhbAr^gDiz@ia@}c@zFnl@zLsAu\\fF}c@svGgfAeP?nr@nkA`vAdcFz}Qf}CtyBphDxlAdhA|bC`y@fcB|aBtZ?s_AekB_wBkwAq_ImoGsEpKnK~]jv@zjAraA~|@dgB|F_Aol@uVwZ_xAop@k[}}E_wFynA|Bpd@j]~]nj@wRhDr_At{@r_AfgBdJuAi|@iz@uvGu}BmsAamH}e@yo@i~B{hAcnA',
      ],
      ['gllnF~EyH{|@nUiXmGrDb[jaBtKrK{O`FmG}d@oN zxfb@dk@`s@pgC`tA~~@bpAbVj[bLoKu}@_vG{bCmU_^sC'],
      ['myynFkX}Q~[`K dv}a@oFhVpUsI'],
      ['{mrpFobAktDieEw`@tRx{AheAlnCxtEzOoG |q}_@bq@lqEvvAh|@bs@vRoKonBkqGqf@on@'],
      [
        'cn_qF{O`M_sF}Hnp@o_@mdBoxKslDekBui@llCb[di@v`@rDbnBaFb[`yAjaBv`@lGcoAj@rqDreBjzE`z@x`@lG}O bju_@}g@ehA`@iS{qAkc@iWcKlPxa@ds@laItzCvX{JatCjpDfhAh`AvrArf@_CwRghA_Z`q@uu@qKuZ}bAokCuyB',
      ],
    ],
    waters: [['Indian Ocean', -5.94877, 39.48919, 0]],
    wet: [],
  },
  zermatt: {
    bounds: [45.95997, 7.7013, 46.04943, 7.8301],
    land: [['myyn@?jw@toB`hDj`F`hDtoBjw@?kw@uoBahDk`FahDuoB uvzwGr{CjtBhmAbf@?cf@imAktBs{CktBimAcf@?bf@hmA']],
    waters: [],
    wet: [],
  },
  zurich: {
    bounds: [47.28715, 8.40849, 47.45985, 8.66351],
    land: [
      [
        '_xir@e~EumIi}LsmIe~EqnB?hWpo@|gAd`BllAtx@zd@nf@ts@x}@n_A|vAreAbBzD~Cv@fBz@l@lG|F~GhDhBaBa@?Nh@fBnEzHnKtMfOrb@bh@xUhW`q@dZ|]jc@fi@bwCbvB~wFx@ixHynEei@{b@w]}Ykp@cWsU}g@mb@o]kKqH}D_Bg@OhCtB`FlExDhDtC|Ad@QmAeDgGcJcMav@_zAmhA}d@z_AloCbnOnbFrvCzjA? cmo`HevCojA?njAdvCtaFdmHraFdvCnjA?_HeQeZghA_kAekAkcA_qA{{@s@q@wAaAcFsEeJgLmHeG{@?eReI_H_MuEuEyFuGiHwHyHyRySaIgHsOqF_FoEqDmLgMob@dB|j@nRnDlE~EnFjOdH|HvSvRfRbHlGdFdEjEhUj]`@|B`EfGhInKtLzM~NbPxQfS|TlV~pA|_Cn`B`g@rHjEdBojAevCsaFemH',
      ],
    ],
    waters: [
      ['Limmat', 47.36598, 8.54235, -86],
      ['Limmat', 47.37316, 8.54296, 85],
      ['Limmat', 47.3866, 8.52707, 37],
      ['Lake Zurich', 47.33558, 8.557, 0],
    ],
    wet: ['altstadt', 'zurich-west'],
  },
}
