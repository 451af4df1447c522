import { palette } from '../toolkit/palette.ts'
import type { License } from './landscape-file.ts'

type LicenseMark = { readonly title: string; readonly meaning: string; readonly color: string; readonly shape: string }

/** Told apart by shape first: hollow where something may be taken away, filled where nothing may. On a grid of 24. */
export const licenseMarks: Readonly<Record<License, LicenseMark>> = {
  'open source': {
    title: 'Open source',
    meaning: 'The code may be used, changed and passed on under an open-source license.',
    color: palette.riverLight,
    shape: '<circle cx="12" cy="12" r="8.2" fill="none" stroke="currentColor" stroke-width="4"/>',
  },
  'open weights': {
    title: 'Open weights',
    meaning: 'The model can be downloaded and run. The terms differ, so read the license file.',
    color: palette.oxide,
    shape:
      '<path d="M12 3.2 20.8 12 12 20.8 3.2 12Z" fill="none" stroke="currentColor" stroke-width="4" stroke-linejoin="round"/>',
  },
  proprietary: {
    title: 'Proprietary',
    meaning: 'A closed model, program or chip, used under its maker’s own terms.',
    color: palette.river,
    shape: '<rect x="2.5" y="2.5" width="19" height="19" rx="2.5" fill="currentColor"/>',
  },
  service: {
    title: 'Service',
    meaning: 'Run by the vendor for you, and paid by use, by seat or by outcome.',
    color: palette.riverMid,
    shape:
      '<path d="M12 3.4 22 20.4H2Z" fill="currentColor" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>',
  },
}

export function drawLicenseMark(license: License): string {
  const { color, shape } = licenseMarks[license]
  return `<svg class="mark" viewBox="0 0 24 24" style="color:${color}">${shape}</svg>`
}
