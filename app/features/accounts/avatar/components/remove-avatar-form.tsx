import { Form } from 'react-router'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'

export function RemoveAvatarForm() {
  const t = useTranslation()
  return (
    <Form method="post">
      <button type="submit" name="intent" value="remove-picture" className={button('quiet')}>
        {t('avatar.remove')}
      </button>
    </Form>
  )
}
