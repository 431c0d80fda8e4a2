/** A pitch of the sevens from above, where a camera's picture would be. */
export const sevensPitch = (): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><path fill="#1f7a3d" d="M0 0h320v180H0z"/>' +
  '<path fill="#1a6d36" d="M0 0h40v180H0zM80 0h40v180H80zM160 0h40v180h-40zM240 0h40v180h-40z"/>' +
  '<g fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="2"><path d="M16 14h288v152H16zM160 14v152M16 58h40v64H16zM304 58h-40v64h40z"/>' +
  '<circle cx="160" cy="90" r="24"/></g></svg>';
