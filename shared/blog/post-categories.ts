export const postCategories = ['Technology', 'Machine Learning', 'Data Science'] as const

export type PostCategory = (typeof postCategories)[number]

export function isPostCategory(text: string): text is PostCategory {
  return postCategories.some(category => category === text)
}
