import { linkTo } from '../../../shared/addresses/links.ts'
import type { HomeText } from '../../../shared/content/schemas/page-texts.ts'
import type { PageOf } from '../../../shared/site-pages/page-data.ts'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { Reveal } from '../../components/Reveal.tsx'
import { Row } from '../../components/Row.tsx'
import words from '../../components/text.module.scss'
import { DemoScene } from '../../features/demos/DemoScene.tsx'
import { HomeSection, wholeInView } from './HomeSection.tsx'
import strips from './strips.module.scss'

type Props = NonNullable<HomeText['demos']> & Pick<PageOf<'home'>['data'], 'demos'>

const delayStep = 0.2

export function Demos({ heading, text, all, measured, demos }: Props) {
  return (
    <HomeSection heading={heading} text={text} isForScreens>
      <ul className={strips.demos} data-wide {...wholeInView}>
        {demos.map((demo, index) => (
          <li key={demo.id}>
            <Reveal delay={delayStep * index}>
              <article>
                <DemoScene demo={demo} sizes="(min-width: 64rem) 36rem, 84vw" />
                <h3>
                  <a className={words.link} href={linkTo('demo', { demoId: demo.id })}>
                    {demo.name}
                  </a>
                </h3>
                {demo.requiresAuth && <small>Login Required</small>}
              </article>
            </Reveal>
          </li>
        ))}
      </ul>
      <Row>
        {[all, ...(measured === undefined ? [] : [measured])].map(({ page, label }) => (
          <ButtonLink key={page} to={linkTo(page)} tone="quiet">
            {label}
          </ButtonLink>
        ))}
      </Row>
    </HomeSection>
  )
}
