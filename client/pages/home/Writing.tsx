import { linkTo } from '../../../shared/addresses/links.ts'
import type { HomeText } from '../../../shared/content/schemas/page-texts.ts'
import type { PageOf } from '../../../shared/site-pages/page-data.ts'
import { HomeSection, Onward } from './HomeSection.tsx'
import home from './home.module.scss'

/** The newest post by its title, and where the others are. */
export function Writing({ heading, links, post }: HomeText['writing'] & Pick<PageOf<'home'>['data'], 'post'>) {
  return (
    <HomeSection heading={heading} isBeside more={<Onward links={links} />}>
      {post !== undefined && (
        <a className={home.post} href={linkTo('blogsPost', { postId: post.id })}>
          {post.displayTitle}
        </a>
      )}
    </HomeSection>
  )
}
