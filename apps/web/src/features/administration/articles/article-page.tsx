import { adminPublishArticle, adminWithdrawArticle, type EditedArticle } from '@pinfold/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../api/client.ts'
import { ArticleBlocks } from '../../../entities/article/article-blocks.tsx'
import { DialogForm } from '../../../entities/viewer/settings/dialog-form.tsx'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { adminLinks } from '../admin-links.ts'
import { AdminPage, AdminSection, Tags } from '../admin-page.tsx'
import styles from '../admin-page.module.css'
import { ReasonField } from '../employees-screen.tsx'
import { fieldOfMoment, momentOfField } from '../universal-minute.ts'
import { adminArticlesWords as words } from './admin-articles.words.ts'
import { ArticleEditor } from './article-editor.tsx'
import { useOpened } from '../use-opened.ts'

/** MD-08: a new article. */
export function NewArticlePage() {
  const navigate = useNavigate()
  return (
    <AdminPage heading={words.newHeading} action={<LinkButton to={adminLinks.articles()}>{words.all}</LinkButton>}>
      <ArticleEditor article={null} onSaved={({ id }) => navigate(adminLinks.article(id), { replace: true })} />
    </AdminPage>
  )
}

interface ArticlePageProps {
  readonly article: EditedArticle
  readonly mayWrite: boolean
}

/** MD-08: an article, how it stands, and what it looks like. */
export function ArticlePage({ article: loaded, mayWrite }: ArticlePageProps) {
  const [saved, setSaved] = useState(loaded)
  // Whichever is newer: what was saved here, or what was loaded since.
  const article = saved.version > loaded.version ? saved : loaded
  const { opened, setOpened, close, done } = useOpened<'publish' | 'withdraw'>()
  const isShown = article.state === 'published'
  const isProposed = article.state === 'proposed'
  return (
    <AdminPage
      heading={article.title}
      action={
        <span className={styles['pair']}>
          <Tags words={[words[article.state]]} />
          <LinkButton to={adminLinks.articles()}>{words.all}</LinkButton>
          {isShown && <LinkButton to={article.url}>{words.openPage}</LinkButton>}
          {mayWrite && (isShown || isProposed) && (
            <Button onClick={() => setOpened('withdraw')}>{isProposed ? words.dismiss : words.withdraw}</Button>
          )}
          {mayWrite && (
            <Button kind="primary" onClick={() => setOpened('publish')}>
              {isShown ? words.publishAgain : words.publish}
            </Button>
          )}
        </span>
      }
    >
      {isProposed && <p className={styles['note']}>{words.proposedHelp}</p>}
      {mayWrite && <ArticleEditor article={article} onSaved={setSaved} />}
      <AdminSection heading={words.preview}>
        <p className={styles['note']}>{words.previewHelp}</p>
        <article className={styles['preview']}>
          <h3 className={styles['heading']}>{article.title}</h3>
          {article.summary !== '' && <p>{article.summary}</p>}
          {article.cover_url !== null && <img className={styles['cover']} src={article.cover_url} alt="" />}
          <ArticleBlocks blocks={article.blocks} headingLevel={4} />
        </article>
      </AdminSection>
      {opened === 'publish' && <Publish article={article} onClose={close} onDone={done} />}
      {opened === 'withdraw' && <Withdraw article={article} onClose={close} onDone={done} />}
    </AdminPage>
  )
}

interface DialogProps {
  readonly article: EditedArticle
  readonly onClose: () => void
  readonly onDone: (text: string) => Promise<void>
}

function Publish({ article, onClose, onDone }: DialogProps) {
  return (
    <DialogForm
      heading={words.publish}
      fields={['publish_at', 'end_at', 'reason']}
      submitLabel={words.publish}
      onClose={onClose}
      send={async (values) => {
        await call(adminPublishArticle, {
          article_id: article.id,
          publish_at: momentOfField(values.text('publish_at')),
          end_at: momentOfField(values.text('end_at')),
          reason: values.text('reason'),
        })
        await onDone(words.isPublished)
      }}
    >
      {(errors) => (
        <>
          <TextField
            label={words.from}
            help={words.fromHelp}
            name="publish_at"
            type="datetime-local"
            defaultValue={fieldOfMoment(article.publish_at)}
            error={errors['publish_at']}
          />
          <TextField
            label={words.until}
            help={words.untilHelp}
            name="end_at"
            type="datetime-local"
            defaultValue={fieldOfMoment(article.end_at)}
            error={errors['end_at']}
          />
          <ReasonField error={errors['reason']} />
        </>
      )}
    </DialogForm>
  )
}

function Withdraw({ article, onClose, onDone }: DialogProps) {
  const isProposed = article.state === 'proposed'
  const label = isProposed ? words.dismiss : words.withdraw
  return (
    <DialogForm
      heading={label}
      fields={['reason']}
      submitLabel={label}
      onClose={onClose}
      send={async (values) => {
        await call(adminWithdrawArticle, { article_id: article.id, reason: values.text('reason') })
        await onDone(isProposed ? words.isDismissed : words.isWithdrawn)
      }}
    >
      {(errors) => (
        <>
          {isProposed && <p>{words.dismissHelp}</p>}
          <ReasonField error={errors['reason']} />
        </>
      )}
    </DialogForm>
  )
}
