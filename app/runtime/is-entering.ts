/** Whether the visitor is in a dialog or a field, which must not be interrupted: a reload would lose what is typed. */
export const isEntering = (page: Pick<Document, "querySelector">): boolean =>
  page.querySelector("dialog[open], input:focus, textarea:focus, select:focus") !== null;
