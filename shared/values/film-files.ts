/** The film of the About page, in public/. */
export const filmFiles = {
  video: '/media/vision.mp4',
  captions: '/media/vision.en.vtt',
  poster: '/images/about/film-poster.jpg',
} as const
