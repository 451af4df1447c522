import { namesWho } from './fit.ts'
import { openRequest, type Provider, type Request } from './types.ts'

export const videoPattern =
  /\b(?:(?:by|over|on|via|through) )?(?:an? )?(?:video|virtual|online|remote|telehealth)(?:[- ](?:call|visit|appointment|consultation|session))?\b/

type Named = Pick<Request, 'providerIds' | 'specialtyIds' | 'exceptIds'> & {
  readonly notes: readonly string[]
  readonly missing: readonly string[]
}

/** Of those who are wanted the ones who see their visitors by video; a note says if none of them does. */
export function withVideo<Who extends Named>(who: Who, providers: readonly Provider[]): Who {
  const byVideo = providers.filter(({ id, place }) => place.startsWith('Video') && !who.exceptIds.includes(id))
  const isOpen = !namesWho({ ...openRequest, ...who })
  const wanted = byVideo.filter(
    ({ id, specialty }) => isOpen || who.providerIds.includes(id) || who.specialtyIds.includes(specialty),
  )
  if (wanted.length > 0) return { ...who, providerIds: wanted.map(({ id }) => id), specialtyIds: [] }
  const names = byVideo.map(({ name }) => name).join(' and ')
  const note = `For video visits there is only ${names}; the request follows whom you named.`
  return { ...who, missing: [...who.missing, 'a video visit'], notes: [...who.notes, note] }
}
