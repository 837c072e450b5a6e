const SIZES = { small: 20, row: 27, normal: 34, large: 58 }

/**
 * The mark of a school: an exercise book whose cover has the colour of its type, with two letters or a logo on its
 * label. It is only a picture: the text is beside it.
 *
 * @param props.cover one of the types that signs.css colours
 */
export function ExerciseBook(props: {
  cover: string
  initials: string
  logo?: string | null
  size?: keyof typeof SIZES
}) {
  const { cover, initials, logo, size = 'normal' } = props
  return (
    <span className="exercise-book" data-cover={cover} data-size={size} aria-hidden="true">
      <b>{logo ? <img src={logo} alt="" width={SIZES[size]} height={SIZES[size]} /> : initials}</b>
    </span>
  )
}
