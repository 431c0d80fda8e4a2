/**
 * Hosts of third parties whose players may be framed, after the visitor has agreed: the content security policy's
 * `frame-src`, and what a highlight's page offers to load. Both are those that their owners made for few cookies.
 */
export const VIDEO_HOSTS = ["www.youtube-nocookie.com", "player.vimeo.com"] as const;
