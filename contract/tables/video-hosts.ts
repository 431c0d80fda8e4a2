/**
 * Hosts of third parties' players that may be framed once the visitor has agreed: the content security policy's
 * `frame-src`, and what a highlight's page offers to load. Both are their owners' low-cookie variants.
 */
export const VIDEO_HOSTS = ["www.youtube-nocookie.com", "player.vimeo.com"] as const;
