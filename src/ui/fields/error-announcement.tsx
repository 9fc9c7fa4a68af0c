/** Says that a form was refused to those who hear it; others see its fields (R56). Says nothing without a text. */
export const ErrorAnnouncement = ({ children }: { children: string | false }) =>
  children && (
    <p className="hidden-text" role="alert">
      {children}
    </p>
  )
